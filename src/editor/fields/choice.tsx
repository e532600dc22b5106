import { textAt } from '../../content/values.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { Select } from './Select.tsx';

const alike = (words: readonly string[]) => words.map((word) => [word, word] as const);

function ChoiceInput(props: InputProps) {
  const { names, enum: words = [] } = props.schema;
  return <Select {...props} choices={names ? Object.entries(names) : alike(words)} />;
}

/** One of the words that the schema lists. */
export const choice: FieldKind = {
  Input: ChoiceInput,
  words: ({ schema, value }) => schema.names?.[textAt(value)] ?? textAt(value),
};
