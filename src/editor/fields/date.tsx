import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Note } from '../elements.tsx';
import type { FieldKind, InputProps } from './kind.ts';

function DateInput({ value, field, attributes }: InputProps) {
  const { set } = useForm();
  const day = textAt(value);
  return (
    <>
      <input
        {...attributes}
        className="input"
        type="date"
        max="9999-12-31"
        value={day}
        onChange={({ target }) => set(field, target.value)}
      />
      <div role="status">{isOver(day) && <Note>Den dagen er over.</Note>}</div>
    </>
  );
}

/** Compared as text: a day that was written by hand may be none. */
const isOver = (day: string) =>
  day !== '' && day < new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });

const longDate = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, in the browser's own control. */
export const date: FieldKind = {
  Input: DateInput,
  words: ({ value }) => {
    const time = Date.parse(textAt(value));
    return Number.isNaN(time) ? textAt(value) : longDate.format(time);
  },
};
