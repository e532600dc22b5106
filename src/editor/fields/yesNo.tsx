import { useForm } from '../context.ts';
import type { FieldKind, InputProps } from './kind.ts';

function YesNoInput({ schema, value, field, attributes }: InputProps) {
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

export const yesNo: FieldKind = {
  Input: YesNoInput,
  words: ({ schema, value }) => ((value ?? schema.default) === true ? 'Ja' : 'Nei'),
};
