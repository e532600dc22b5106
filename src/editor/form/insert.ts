type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text in place of what is selected, as if it were typed: the browser's undo takes it back. */
export function insert(field: TextField, text: string) {
  field.focus({ preventScroll: true });
  // Deprecated without a successor: nothing else leaves the undo of a field whole.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
