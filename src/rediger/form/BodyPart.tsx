import { isTable, TableField } from './TableField.tsx';
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
  const write = (index: number, lines: string[]) =>
    onWrite(blocks.map((block, at) => (at === index ? lines : block).join('\n')).join('\n'));
  return blocks.map((lines, index) => {
    if (isTable(lines))
      return <TableField key={index} lines={lines} onWrite={(written) => write(index, written)} />;
    const before = lines.findIndex((line) => line.trim() !== '');
    return before === -1 ? null : (
      <TypedArea
        key={index}
        id={index === 0 ? id : `${id}-${index}`}
        aria-label={title || 'Først på siden'}
        rows={Math.min(16, Math.max(2, Math.ceil(lines.join('').length / 40)))}
        value={lines.join('\n').trim()}
        onWrite={(words) => {
          const after = lines.toReversed().findIndex((line) => line.trim() !== '');
          write(index, [...Array<string>(before).fill(''), words.trim(), ...Array<string>(after).fill('')]);
        }}
      />
    );
  });
}

/** Splits lines into tables and other text. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (last && line.startsWith('|') === last[0]?.startsWith('|')) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
