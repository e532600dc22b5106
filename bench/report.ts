import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

/** The median; of an even count the mean of the middle two. `NaN` without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

/** A column of a report: `measure` measures it once. */
export interface Column {
  name: string;
  measure: () => Promise<Readonly<Record<string, number>>>;
}

/**
 * Measures the columns in turn, `runs` times, so that a busy machine slows all of them, and returns a
 * Markdown table with a row for each metric.
 *
 * @param cellOf formats the runs of a metric; `own` are those of the first column, for a page that is not
 * ours
 */
export async function measureTable(
  columns: readonly Column[],
  runs: number,
  cellOf: (metric: string, runs: readonly number[], own?: readonly number[]) => string,
): Promise<string> {
  const measured = columns.map((column) => ({ ...column, results: new Map<string, number[]>() }));
  for (let run = 1; run <= runs; run++)
    for (const { name, measure, results } of measured) {
      console.error(`${run}/${runs} ${name}`);
      for (const [metric, value] of Object.entries(await measure()))
        results.set(metric, [...(results.get(metric) ?? []), value]);
    }
  const rows = [...(measured[0]?.results ?? [])].map(([metric, own]) => {
    const cells = measured.map(({ results }, index) =>
      cellOf(metric, results.get(metric) ?? [], index > 1 ? own : undefined),
    );
    return [metric, ...cells];
  });
  const head = ['', ...columns.map(({ name }) => name)];
  const line = ['---', ...columns.map(() => '---:')];
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Today as `2026-11-20`. */
export const today = () => new Date().toISOString().slice(0, 10);

/** The machine, and its load over five minutes. */
export const machine = () =>
  `Machine: ${cpus().length} × ${cpus()[0]?.model}, with a load of ${loadavg()[1]?.toFixed(1)} at the end.`;

/** Writes a report to `bench/results/`, and prints it. */
export async function writeReport(name: string, markdown: string): Promise<void> {
  await writeFile(new URL(`results/${name}.md`, import.meta.url), `${markdown}\n`);
  console.log(`${markdown}\nWritten to bench/results/${name}.md`);
}
