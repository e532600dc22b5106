import { fieldPath } from '../../src/content/check/issue.ts';
import type { Content } from '../../src/content/content.ts';
import type { Claim } from '../../src/content/schema/claims.ts';
import type { Kept } from '../../src/content/status/example.ts';

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

const reasons: Partial<Record<NonNullable<Kept['why']>, string>> = {
  oppdiktet: 'er oppdiktet',
  bilde: 'er eksempelets',
  stiftet: 'sier når firmaet ble stiftet',
  område: 'sier hvor dere arbeider',
  erfaring: 'lover erfaring',
  garanti: 'lover garanti',
} satisfies Partial<Record<Claim | 'oppdiktet' | 'bilde', string>>;

/** What is the example's, as the owner reads it. */
export const keptTable = (kept: readonly Kept[], { folder }: Pick<Content, 'folder'>): string =>
  table(
    ['Fil', 'Linje', 'Felt', 'Innhold', ...(kept.some(({ why }) => why) ? ['Hvorfor'] : [])],
    kept.map(({ file, line, field, text, why }) => [
      `${folder}/${file}`,
      line === undefined ? '' : String(line),
      fieldPath(field),
      text,
      why === undefined ? '' : (reasons[why] ?? `påstår ${why}`),
    ]),
  );

/** What must not be published as if it were the firm's own, and what to do about claims that are true of it too; nothing where there is none. */
export function stoppingTable(all: readonly Kept[], content: Pick<Content, 'folder'>): string | undefined {
  const kept = all.filter(({ why }) => why !== undefined);
  if (kept.length === 0) return undefined;
  const claims = kept.map(({ why }) => why).filter((why) => why !== 'oppdiktet' && why !== 'bilde');
  const advice = `
Stemmer noe av dette også for dere, og kan dere dokumentere det? Skriv det i ${content.folder}/firm.yaml, og bare det:
  confirmed: [${[...new Set(claims)].join(', ')}]
`;
  return keptTable(kept, content) + (claims.length > 0 ? `\n${advice}` : '\n');
}
