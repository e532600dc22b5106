import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** With more lines `insertText` is slow: Chromium renders the text line by line (docs/behaviour.md). */
const mostLines = 200;

/** True for the keys that take back what was written last. */
export const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent | ReactKeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

/** Replaces the selection of a field as if the text were typed: undo takes it back. */
export function insert(field: TextField, text: string) {
  field.focus({ preventScroll: true });
  // Deprecated without a successor: nothing else keeps the undo history of a field.
  if (text.split('\n').length <= mostLines)
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  else replace(field, text);
}

/** Replaces the selection in one step. This ends the field's undo history, so Ctrl+Z is handled here. */
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
