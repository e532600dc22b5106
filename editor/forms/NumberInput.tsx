import { NumberField } from '@keystar/ui/number-field';
import type { NumberNode } from '../content/node.ts';
import type { InputProps } from './types.ts';
import { labelOf, useFault } from './useFault.ts';

const plainNumber = { useGrouping: false } as const;

/** A whole number, such as a year. */
export function NumberInput({
  node,
  value,
  onChange,
  forceValidation,
}: InputProps<number | null> & { node: NumberNode }) {
  const { fault, onBlur } = useFault(node, value, forceValidation);
  return (
    <NumberField
      label={labelOf(node)}
      description={node.help}
      errorMessage={fault}
      value={value ?? NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      onBlur={onBlur}
      formatOptions={plainNumber}
      hideStepper
    />
  );
}
