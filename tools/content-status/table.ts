const widest = 44;

/** A table in plain text: columns as wide as their longest cell, a line under the head. Long cells are cut. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cut = (cell: string) => (cell.length > widest ? `${cell.slice(0, widest - 1)}…` : cell);
  const lines = [head, ...rows].map((row) => row.map((cell) => cut(cell.replace(/\s+/g, ' '))));
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  const draw = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  const [first = [], ...others] = lines;
  return [draw(first), draw(widths.map((width) => '─'.repeat(width))), ...others.map(draw)].join('\n');
}
