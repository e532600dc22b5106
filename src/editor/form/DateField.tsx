import { endOfDay } from '../../content/format.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Note } from './elements.tsx';
import type { ControlProps } from './fieldProps.ts';

/** A day, in the browser's own control. */
export function DateField({ value, field, attributes }: ControlProps) {
  const { set } = useForm();
  const day = textAt(value);
  return (
    <>
      <input
        {...attributes}
        className="input"
        type="date"
        value={day}
        onChange={({ target }) => set(field, target.value)}
      />
      <div role="status">{isOver(day) && <Note>Den dagen er over.</Note>}</div>
    </>
  );
}

const isOver = (day: string) => day !== '' && endOfDay(day).getTime() <= Date.now();
