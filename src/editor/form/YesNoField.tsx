import { useForm } from '../context.ts';
import type { ControlProps } from './fieldProps.ts';

/** Yes or no. */
export function YesNoField({ schema, value, field, attributes }: ControlProps) {
  const { set } = useForm();
  return (
    <label className="yes-no">
      <input
        {...attributes}
        type="checkbox"
        checked={value === undefined ? schema.default === true : value === true}
        onChange={({ target }) => set(field, target.checked)}
      />
      Ja
    </label>
  );
}
