import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { InputProps } from './kind.ts';

interface SelectProps extends InputProps {
  choices: readonly (readonly [value: string, text: string])[];
}

/** One of several. A chosen one that no longer exists stays listed until another is chosen. */
export function Select({ schema, value, field, attributes, choices }: SelectProps) {
  const { set, filled } = useForm();
  const chosen = textAt(value);
  const shown = schema.names?.[chosen] ?? filled(chosen);
  const others = choices.filter(([choice, text]) => choice === chosen || text !== shown);
  const all = new Map([['', 'Velg'], [chosen, shown || 'Velg'], ...others]);
  return (
    <select
      {...attributes}
      className="input"
      value={chosen}
      onChange={({ target }) => set(field, target.value)}
    >
      {[...all].map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}
