import type { Tokens } from 'marked';
import { QuietButton } from './elements.tsx';
import { List } from './List.tsx';
import { TypedArea } from './TypedArea.tsx';

interface TableFieldProps {
  table: Tokens.Table;
  onWrite: (text: string) => void;
}

/** A table in Markdown: each row a group of fields, which are named like the columns. */
export function TableField({ table: { raw, header, rows }, onWrite }: TableFieldProps) {
  const [head = '', rule = '', ...lines] = raw.trim().split('\n');
  // The columns are between the bars.
  const [, ...widths] = rule.split('|').map((dashes) => dashes.trim().length);
  const lineOf = (cells: readonly string[]) => {
    const written = cells.map((cell, at) => cell.replaceAll('|', String.raw`\|`).padEnd(widths[at] ?? 0));
    return `| ${written.join(' | ')} |`;
  };
  const write = (now: readonly string[]) => onWrite([head, rule, ...now].join('\n'));
  // A row that is not edited keeps its line as it is.
  const items = lines.map((line, index) => ({ line, cells: rows[index]?.map(({ text }) => text) ?? [] }));
  return (
    <>
      <List
        items={items}
        nameOf={({ cells }, index) => `«${cells[0] || `Rad ${index + 1}`}»`}
        onEdit={(edit) => write(edit(items).map(({ line }) => line))}
      >
        {({ cells }, index) => (
          <div className="table-row">
            {header.map(({ text: name }, column) => (
              <label key={column}>
                <span className="note">{name}</span>
                <TypedArea
                  rows={1}
                  value={cells[column] ?? ''}
                  onWrite={(text) => write(lines.with(index, lineOf(cells.with(column, text.trim()))))}
                />
              </label>
            ))}
          </div>
        )}
      </List>
      <QuietButton onClick={() => write([...lines, lineOf(header.map(() => ''))])}>Legg til rad</QuietButton>
    </>
  );
}
