import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { InputProps } from './kind.ts';

interface SelectProps extends InputProps {
  choices: readonly (readonly [value: string, text: string])[];
}

/** One of several. A value that is none of them stays listed until another is chosen. */
export function Select({ value, field, attributes, choices }: SelectProps) {
  const { set } = useForm();
  const chosen = textAt(value);
  const isListed = chosen === '' || choices.some(([choice]) => choice === chosen);
  return (
    <select
      {...attributes}
      className="input"
      value={chosen}
      onChange={({ target }) => set(field, target.value)}
    >
      <option value="">Velg</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}
