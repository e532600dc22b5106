import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Of more lines, Chromium lays out the whole text for each and reports it: 13 s for 2,000 paragraphs. */
const most = 200;

/** True for the keys that take back what was written last. */
export const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent | ReactKeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

/** Puts a text in place of what is selected, as if it were typed: undo takes it back. */
export function insert(field: TextField, text: string) {
  field.focus({ preventScroll: true });
  // Deprecated without a successor: nothing else leaves the undo of a field whole.
  if (text.split('\n').length <= most)
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  else replace(field, text);
}

/** The same at once; the field has no undo before it, and the keys alone take it back. */
function replace(field: TextField, text: string) {
  const [before, start, end] = [field.value, field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const write = (words: string, from: number, to: number) => {
    field.setRangeText(words, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  write(text, start, end);
  const after = field.value;
  const undo = (event: Event) => {
    if (!isUndo(event as KeyboardEvent) || field.value !== after) return;
    event.preventDefault();
    field.removeEventListener('keydown', undo);
    write(before.slice(start, end), start, start + text.length);
  };
  field.addEventListener('keydown', undo);
}
