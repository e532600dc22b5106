import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

/** The middle of some numbers; of an even count the mean of the middle two. Not a number where there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2;
}

/** A table in Markdown: what is measured down, the pages across. */
export const table = (pages: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| | ${pages.join(' | ')} |`,
    `|---|${pages.map(() => '---:|').join('')}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');

/** Today as file names have it. */
export const today = () => new Date().toISOString().slice(0, 10);

/** What a reader must know of the machine to judge the times. */
export const machine = () =>
  `Machine: ${cpus().length} × ${cpus()[0]?.model}, with a load of ${loadavg()[1]!.toFixed(1)} at the end.`;

/** Puts a report into `bench/results/`, and shows it. */
export async function write(name: string, markdown: string): Promise<void> {
  await writeFile(new URL(`results/${name}.md`, import.meta.url), `${markdown}\n`);
  console.log(`${markdown}\nWritten to bench/results/${name}.md`);
}
