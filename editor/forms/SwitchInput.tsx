import { Checkbox } from '@keystar/ui/checkbox';
import { Text } from '@keystar/ui/typography';
import type { SwitchNode } from '../content/node.ts';
import type { InputProps } from './types.ts';

/** Yes or no. A field that is not there stays away until it is touched. */
export function SwitchInput({ node, value, onChange }: InputProps<boolean | null> & { node: SwitchNode }) {
  return (
    <Checkbox isSelected={value ?? node.whenMissing} onChange={onChange}>
      <Text>{node.label}</Text>
      <Text slot="description">{node.help}</Text>
    </Checkbox>
  );
}
