import { useId } from 'react';
import type { VariantsNode } from '../content/node.ts';
import { HeldField } from './HeldField.tsx';
import type { Held } from './types.ts';

interface VariantsInputProps {
  node: VariantsNode;
  discriminant: string;
  value: Held;
  onChange: (discriminant: string) => void;
  forceValidation?: boolean;
}

/** One of several groups of fields: first which, then its fields. */
export function VariantsInput({
  node,
  discriminant,
  value,
  onChange,
  forceValidation = false,
}: VariantsInputProps) {
  const id = useId();
  return (
    <div className="slag">
      <fieldset className="slag-valg">
        <legend className="usynlig">Slags {node.label.toLowerCase()}</legend>
        {node.options.map((option, index) => (
          <label key={option.label}>
            <input
              type="radio"
              name={id}
              checked={discriminant === String(index)}
              onChange={() => onChange(String(index))}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      <HeldField field={value} forceValidation={forceValidation} />
    </div>
  );
}
