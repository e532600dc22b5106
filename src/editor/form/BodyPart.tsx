import type { Tokens } from 'marked';
import { parseMarkdown } from '../../content/markdown.ts';
import { MarkdownTools } from './MarkdownTools.tsx';
import { TableField } from './TableField.tsx';
import { TypedArea } from './TypedArea.tsx';
import { useDivided } from './useDivided.ts';

interface BodyPartProps {
  id: string;
  title: string;
  text: string;
  onWrite: (text: string) => void;
}

/** One section of a Markdown text: its source as text, and its tables row by row. */
export function BodyPart({ id, title, text, onWrite }: BodyPartProps) {
  const { parts, isHeld, replaced } = useDivided(text.trimEnd(), blocksOf);
  const write = (index: number, now: string) => {
    const raw = parts[index]?.raw ?? '';
    const written = raw.replace(raw.trim(), () => now);
    onWrite(replaced(index, written));
  };
  const fields = parts.map(({ raw, isTable }, index) => {
    const source = raw.trim();
    const table = isTable && tableIn(source);
    if (table) return <TableField key={index} table={table} onWrite={(written) => write(index, written)} />;
    return source === '' && !isHeld ? null : (
      <TypedArea
        key={index}
        id={index === 0 ? id : `${id}-${index}`}
        aria-label={title || 'Først på siden'}
        rows={Math.min(16, Math.max(2, Math.ceil(source.length / 40)))}
        value={source}
        onWrite={(words) => write(index, words.trim())}
      />
    );
  });
  return <MarkdownTools>{fields}</MarkdownTools>;
}

/** The tables of a text, and what is between them. */
function blocksOf(text: string) {
  const blocks: { raw: string; isTable: boolean }[] = [];
  for (const { type, raw } of parseMarkdown(text)) {
    const last = blocks.at(-1);
    if (last && !last.isTable && type !== 'table') last.raw += raw;
    else blocks.push({ raw, isTable: type === 'table' });
  }
  return blocks;
}

const tableIn = (text: string) =>
  parseMarkdown(text).find((token): token is Tokens.Table => token.type === 'table');
