import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { itemsAt, type FieldPath } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { fieldText } from '../values.ts';
import { idOf } from './fieldProps.ts';
import { insert } from './insert.ts';
import { pastedLines } from './pasting.ts';

const isWritten = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/**
 * What the keys do in a list of texts: Enter begins the next item, Backspace removes an empty one, and of
 * several lines pasted, each is an item. The last takes what the list has no room for.
 */
export function useTextItems(
  { items: inner, maxItems = Infinity }: FieldSchema,
  value: unknown,
  field: FieldPath,
) {
  const { set } = useForm();
  if (inner?.type !== 'string') return {};
  const items = itemsAt(value).map(fieldText);
  const indexOf = ({ id }: Element) => Number(id.slice(idOf(field).length + 1));
  const write = (next: readonly string[], index: number, caret?: number) => {
    flushSync(() => set(field, next));
    const control = document.getElementById(idOf([...field, index]));
    control?.focus();
    if (isWritten(control) && caret !== undefined) control.setSelectionRange(caret, caret);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!isWritten(target) || event.nativeEvent.isComposing) return;
    const index = indexOf(target);
    if (key === 'Enter' && inner.kind !== 'longText') {
      event.preventDefault();
      if (items.length >= maxItems) return;
      const [before, after] = [
        target.value.slice(0, target.selectionStart ?? 0),
        target.value.slice(target.selectionEnd ?? 0),
      ];
      write(items.toSpliced(index, 1, before.trimEnd(), after.trimStart()), index + 1, 0);
    } else if (key === 'Backspace' && target.value === '' && index > 0) {
      event.preventDefault();
      write(items.toSpliced(index, 1), index - 1, items[index - 1]?.length);
    }
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const { target } = event;
    const lines = pastedLines(event);
    if (!isWritten(target) || lines.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const room = maxItems - items.length;
    const fitting = lines.length > room + 1 ? [...lines.slice(0, room), lines.slice(room).join(' ')] : lines;
    const [first = '', ...more] = fitting;
    insert(target, first);
    const index = indexOf(target);
    const now = items.with(index, target.value);
    write(now.toSpliced(index + 1, 0, ...more), index + more.length);
  };
  return { onKeyDownCapture, onPasteCapture };
}
