import { QuietButton } from './buttons.tsx';
import { List } from './List.tsx';
import { TypedArea } from './TypedArea.tsx';

/** Whether lines are a table in Markdown: its second line is dashes. */
export const isTable = ([head = '', rule = '']: readonly string[]) =>
  head.startsWith('|') && /^\|[\s:|-]+$/.test(rule);

/** The cells of a row; an escaped bar is part of its cell. */
const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

interface TableFieldProps {
  lines: readonly string[];
  onWrite: (lines: string[]) => void;
}

/** A table in Markdown: each row a group of fields, which are named like the columns. */
export function TableField({ lines: [head = '', rule = '', ...rows], onWrite }: TableFieldProps) {
  const columns = cellsOf(head);
  const widths = cellsOf(rule).map(({ length }) => length);
  /** A row with another text in a cell; without a column, an empty one. */
  const rowWith = (row: string, changed = -1, text = '') => {
    const cells = columns.map((_, column) => (column === changed ? text : (cellsOf(row)[column] ?? '')));
    const written = cells.map((cell, column) =>
      cell.replaceAll('|', String.raw`\|`).padEnd(widths[column] ?? 0),
    );
    return `| ${written.join(' | ')} |`;
  };
  const write = (now: readonly string[]) => onWrite([head, rule, ...now]);
  return (
    <>
      <List
        items={rows}
        nameOf={(row, index) => `«${cellsOf(row)[0] || `Rad ${index + 1}`}»`}
        onEdit={(edit) => write(edit(rows))}
      >
        {(row, index) => (
          <div className="table-row">
            {columns.map((name, column) => (
              <label key={column}>
                <span className="note">{name}</span>
                <TypedArea
                  rows={1}
                  value={cellsOf(row)[column] ?? ''}
                  onWrite={(text) => write(rows.with(index, rowWith(row, column, text.trim())))}
                />
              </label>
            ))}
          </div>
        )}
      </List>
      <QuietButton onClick={() => write([...rows, rowWith('')])}>Legg til rad</QuietButton>
    </>
  );
}
