import { TextArea, TextField } from '@keystar/ui/text-field';
import type { TextNode } from '../content/node.ts';
import type { InputProps } from './types.ts';
import { labelOf, useFault } from './useFault.ts';

interface TextInputProps extends InputProps<string> {
  node: TextNode;
  /** An item of a list of texts is named by the list. */
  isItem?: boolean;
}

/** A line, a paragraph or a Markdown text. */
export function TextInput({ node, value, onChange, forceValidation, isItem = false }: TextInputProps) {
  const { fault, onBlur } = useFault(node, value, forceValidation);
  const field = {
    ...(isItem ? { 'aria-label': node.label } : { label: labelOf(node), description: node.help }),
    errorMessage: fault,
    value,
    onChange,
    onBlur,
    width: 'auto',
  } as const;
  if (node.size === 'line' || node.size === 'short') return <TextField {...field} />;
  return (
    <div className={`tekst tekst--${node.size}`}>
      <TextArea {...field} />
    </div>
  );
}
