import { Item, Picker } from '@keystar/ui/picker';
import { Text } from '@keystar/ui/typography';
import { iconMeanings } from '../../src/content/schema/fields.ts';
import { ContentIcon } from '../../src/components/ContentIcon.tsx';
import type { ChoiceNode } from '../content/node.ts';
import type { InputProps } from './types.ts';
import { labelOf, useFault } from './useFault.ts';

type IconName = keyof typeof iconMeanings;

const none = '';

/** One of a few words, or an icon by what it looks like. */
export function ChoiceInput({
  node,
  value,
  onChange,
  forceValidation,
}: InputProps<string | null> & { node: ChoiceNode }) {
  const { fault } = useFault(node, value, forceValidation);
  const options = [
    ...(node.required ? [] : [{ key: none, text: '–' }]),
    ...node.options.map((key) => ({ key, text: node.isIcon ? iconMeanings[key as IconName] : key })),
  ];
  return (
    <div className="valg">
      {node.isIcon && value !== null && (
        <span className="valg-ikon">
          <ContentIcon name={value as IconName} />
        </span>
      )}
      <Picker
        label={labelOf(node)}
        description={node.isIcon ? undefined : node.help}
        errorMessage={fault}
        items={options}
        selectedKey={value ?? (node.required ? null : none)}
        onSelectionChange={(key) => onChange(key === none ? null : String(key))}
        width="auto"
        flexGrow={1}
      >
        {({ key, text }) => (
          <Item key={key} textValue={text}>
            <Text>{text}</Text>
          </Item>
        )}
      </Picker>
    </div>
  );
}
