import type { Tokens } from 'marked';
import { parseMarkdown } from '../../content/markdown.ts';
import { TableField } from './TableField.tsx';
import { TypedArea } from './TypedArea.tsx';

interface BodyPartProps {
  id: string;
  title: string;
  text: string;
  onWrite: (text: string) => void;
}

/** One section of a Markdown text: its source as text, and its tables row by row. */
export function BodyPart({ id, title, text, onWrite }: BodyPartProps) {
  const blocks = blocksOf(text.trimEnd());
  const write = (index: number, before: string, after: string) =>
    onWrite(blocks.map(({ raw }, at) => (at === index ? raw.replace(before, () => after) : raw)).join(''));
  return blocks.map(({ raw, table }, index) => {
    const source = raw.trim();
    if (table)
      return <TableField key={index} table={table} onWrite={(written) => write(index, source, written)} />;
    return source === '' ? null : (
      <TypedArea
        key={index}
        id={index === 0 ? id : `${id}-${index}`}
        aria-label={title || 'Først på siden'}
        rows={Math.min(16, Math.max(2, Math.ceil(source.length / 40)))}
        value={source}
        onWrite={(words) => write(index, source, words.trim())}
      />
    );
  });
}

/** The tables of a text, and what is between them. */
function blocksOf(text: string) {
  const blocks: { raw: string; table?: Tokens.Table }[] = [];
  for (const token of parseMarkdown(text)) {
    const last = blocks.at(-1);
    if (token.type === 'table') blocks.push({ raw: token.raw, table: token });
    else if (last && !last.table) last.raw += token.raw;
    else blocks.push({ raw: token.raw });
  }
  return blocks;
}
