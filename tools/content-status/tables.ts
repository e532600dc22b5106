import { fieldPath } from '../../src/content/check/issue.ts';
import { type Content, fileOf } from '../../src/content/content.ts';
import { itemsAt } from '../../src/content/values.ts';
import { claimInfo, claimNames } from '../../src/content/schema/claims.ts';
import type { ExampleRemnant } from '../../src/content/status/example-remnants.ts';

/** Longest cell, in characters. */
const maxCell = 44;

/** A table in plain text; long cells are truncated. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cut = (cell: string) => (cell.length > maxCell ? `${cell.slice(0, maxCell - 1)}…` : cell);
  const lines = [head, ...rows].map((row) => row.map((cell) => cut(cell.replace(/\s+/g, ' '))));
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  const draw = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  const [first = [], ...others] = lines;
  return [draw(first), draw(widths.map((width) => '─'.repeat(width))), ...others.map(draw)].join('\n');
}

const reasonOf = (why: NonNullable<ExampleRemnant['why']>) => {
  if (why === 'oppdiktet') return 'er oppdiktet';
  if (why === 'bilde') return 'er eksempelets';
  return why === 'alt' ? 'beskriver et annet bilde' : claimInfo[why].reason;
};

/** Remnants of the example, in Norwegian. */
export const remnantTable = (
  remnants: readonly ExampleRemnant[],
  { folder }: Pick<Content, 'folder'>,
): string =>
  table(
    ['Fil', 'Linje', 'Felt', 'Innhold', ...(remnants.some(({ why }) => why) ? ['Hvorfor'] : [])],
    remnants.map(({ file, line, field, text, why }) => [
      `${folder}/${file}`,
      line === undefined ? '' : String(line),
      fieldPath(field),
      text,
      why === undefined ? '' : reasonOf(why),
    ]),
  );

/** Remnants that stop a public build, and how to confirm claims; `undefined` without any. */
export function stoppingTable(
  all: readonly ExampleRemnant[],
  content: Pick<Content, 'folder' | 'files'>,
): string | undefined {
  const remnants = all.filter(({ why }) => why !== undefined);
  if (remnants.length === 0) return undefined;
  const claims = claimNames.filter((claim) => remnants.some(({ why }) => why === claim));
  const confirmed = itemsAt(fileOf(content, 'firm.yaml').value, 'confirmed');
  const advice = `
Stemmer noe av dette også for dere, og kan dere dokumentere det? Skriv det i ${content.folder}/firm.yaml, og bare det:
  confirmed: [${[...confirmed, ...claims].join(', ')}]
`;
  return remnantTable(remnants, content) + (claims.length > 0 ? `\n${advice}` : '\n');
}
