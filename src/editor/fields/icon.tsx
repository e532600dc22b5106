import type { IconName } from '../../content/schema/icons.ts';
import { textAt } from '../../content/values.ts';
import { ContentIcon } from '../../site/components/ContentIcon.tsx';
import { DrawnChoices } from './DrawnChoices.tsx';
import type { FieldKind, InputProps } from './kind.ts';

function IconInput(props: InputProps) {
  const choices = Object.entries(props.schema.names ?? {}).map(([choice, name]) => ({
    choice,
    name,
    drawing: <ContentIcon name={choice as IconName} />,
  }));
  return <DrawnChoices {...props} kind="icon" choices={choices} />;
}

/** One of the site's icons. */
export const icon: FieldKind = {
  Input: IconInput,
  isGroup: true,
  words: ({ schema, value }) => schema.names?.[textAt(value)] ?? textAt(value),
};
