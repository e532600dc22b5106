import type { ReactNode } from 'react';
import { useForm } from '../context.ts';
import type { InputProps } from './kind.ts';

interface DrawnChoicesProps extends InputProps {
  kind: 'picture' | 'icon';
  choices: readonly { choice: string; name: string; drawing: ReactNode }[];
}

/** A choice among drawings, each with its name for screen readers. */
export function DrawnChoices({ kind, choices, value, field, attributes: { id } }: DrawnChoicesProps) {
  const { set } = useForm();
  return (
    <div className={`${kind}-choices`}>
      {choices.map(({ choice, name, drawing }) => (
        <label key={choice} className={`${kind}-choice`} title={name}>
          <input
            className="sr-only"
            type="radio"
            name={id}
            aria-label={name}
            checked={choice === value}
            onChange={() => set(field, choice)}
          />
          {drawing}
        </label>
      ))}
    </div>
  );
}
