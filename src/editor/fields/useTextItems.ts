import { type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { fieldText, itemsAt, type FieldPath } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { getFieldId } from './fieldId.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/**
 * What the keys do in a list of texts: Enter begins the next item, Backspace removes an empty one, and of
 * several lines pasted each is an item.
 */
export function useTextItems(
  { items: inner, maxItems = Infinity }: FieldSchema,
  value: unknown,
  field: FieldPath,
) {
  const { set } = useForm();
  if (inner?.type !== 'string') return {};
  const items = itemsAt(value).map(fieldText);
  const indexOf = ({ id }: Element) => Number(id.slice(getFieldId(field).length + 1));

  const write = (next: readonly string[], index: number, caret = next[index]?.length ?? 0) => {
    flushSync(() => set(field, next));
    const control = document.getElementById(getFieldId([...field, index]));
    control?.focus();
    if (isTextControl(control)) control.setSelectionRange(caret, caret);
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!isTextControl(target) || event.nativeEvent.isComposing) return;
    const index = indexOf(target);
    if (key === 'Enter' && inner.kind !== 'longText') {
      event.preventDefault();
      if (items.length >= maxItems) return;
      const { before, after } = splitAtSelection(target);
      write(items.toSpliced(index, 1, before.trimEnd(), after.trimStart()), index + 1, 0);
    } else if (key === 'Backspace' && target.value === '' && index > 0) {
      event.preventDefault();
      write(items.toSpliced(index, 1), index - 1);
    }
  };

  const onPasteCapture = (event: ClipboardEvent) => {
    const { target } = event;
    const lines = splitLines(event.clipboardData.getData('text/plain'));
    if (!isTextControl(target) || lines.length < 2) return;
    event.preventDefault();
    // The last item takes what the list has no room for.
    const room = maxItems - items.length;
    const fitting = lines.length > room + 1 ? [...lines.slice(0, room), lines.slice(room).join(' ')] : lines;
    const [first = '', ...more] = fitting;
    const index = indexOf(target);
    const { before, after } = splitAtSelection(target);
    write(items.toSpliced(index, 1, before + first + after, ...more), index + more.length);
  };

  return { onKeyDownCapture, onPasteCapture };
}

/** What is before and after the selection. */
const splitAtSelection = ({ value, selectionStart, selectionEnd }: TextControl) => ({
  before: value.slice(0, selectionStart ?? 0),
  after: value.slice(selectionEnd ?? 0),
});

/** The lines of a copied text, without the marks of a list. */
const splitLines = (text: string): string[] =>
  text
    .split(/[\r\n\v\f\u2028\u2029]+/)
    .map((line) => line.trim().replace(/^(?:[•▪●■◦○□‣⁃∙·*-]|\d+[.)]|o(?=\t))\s+/u, ''))
    .filter((line) => line !== '');
