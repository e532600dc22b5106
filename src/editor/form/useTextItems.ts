import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { kinds } from '../kinds.ts';
import { fieldText, isSame, itemsAt, type FieldPath } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { idOf } from './fieldProps.ts';
import { isUndo } from './insert.ts';
import { pastedLines } from './pasting.ts';

const isWritten = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/**
 * What the keys do in a list of texts: Enter begins the next item, Backspace removes an empty one, and of
 * several lines pasted, each is an item; the last takes what the list has no room for. Ctrl+Z takes back one
 * such step, of which the browser knows nothing.
 */
export function useTextItems(
  { items: inner, maxItems = Infinity }: FieldSchema,
  value: unknown,
  field: FieldPath,
) {
  const { set } = useForm();
  const steps = useRef<{ from: readonly string[]; to: readonly string[]; index: number }[]>([]);
  if (inner?.type !== 'string') return {};
  const items = itemsAt(value).map(fieldText);
  const indexOf = ({ id }: Element) => Number(id.slice(idOf(field).length + 1));
  const write = (next: readonly string[], index: number, caret = next[index]?.length ?? 0) => {
    flushSync(() => set(field, next));
    const control = document.getElementById(idOf([...field, index]));
    control?.focus();
    if (isWritten(control)) control.setSelectionRange(caret, caret);
  };
  const step = (index: number, to: readonly string[], ...place: [index: number, caret?: number]) => {
    steps.current.push({ from: items, to, index });
    write(to, ...place);
  };
  /** What is before and after the selection. */
  const around = ({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) =>
    [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)] as const;
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!isWritten(target) || event.nativeEvent.isComposing) return;
    const index = indexOf(target);
    if (key === 'Enter' && !kinds[inner.kind].isLong) {
      event.preventDefault();
      if (items.length >= maxItems) return;
      const [before, after] = around(target);
      step(index, items.toSpliced(index, 1, before.trimEnd(), after.trimStart()), index + 1, 0);
    } else if (key === 'Backspace' && target.value === '' && index > 0) {
      event.preventDefault();
      step(index, items.toSpliced(index, 1), index - 1);
    } else if (isUndo(event)) {
      const last = steps.current.at(-1);
      // What was typed since is for the browser to take back first.
      if (!last || !isSame(last.to, items)) return;
      event.preventDefault();
      steps.current.pop();
      write(last.from, last.index);
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
    const index = indexOf(target);
    const [before, after] = around(target);
    step(index, items.toSpliced(index, 1, before + first + after, ...more), index + more.length);
  };
  return { onKeyDownCapture, onPasteCapture };
}
