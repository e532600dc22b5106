import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

/** The middle number; of an even count the upper of the middle two. `NaN` without numbers. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** What is measured, by metric. */
type Measured = Readonly<Record<string, number>>;

/**
 * Measures the subjects in turn, `runs` times, so that a busy machine slows all of them, and returns a
 * Markdown table of medians with a column for each subject and a row for each metric.
 */
export async function measureTable<Subject extends { name: string }>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<string> {
  const columns = subjects.map((subject) => ({ subject, results: [] as Measured[] }));
  for (let run = 1; run <= runs; run++)
    for (const { subject, results } of columns) {
      console.error(`${run}/${runs} ${subject.name}`);
      results.push(await measure(subject));
    }
  const rows = Object.keys(columns[0]?.results[0] ?? {}).map((metric) => {
    const medians = columns.map(({ results }) => median(results.map((each) => each[metric] ?? Number.NaN)));
    return [metric, ...medians.map((value) => Math.round(value * 1000) / 1000)];
  });
  const head = ['', ...subjects.map(({ name }) => name)];
  const line = ['---', ...subjects.map(() => '---:')];
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints a report of today, with the machine and its load over five minutes, and keeps it in `results/`. */
export async function writeReport(parts: readonly string[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const machine = `Machine: ${cpus().length} × ${cpus()[0]?.model}, with a load of ${loadavg()[1]?.toFixed(1)}.`;
  const markdown = [`# Bench, ${today}`, machine, ...parts].join('\n\n');
  const name = `bench-${today}.md`;
  await writeFile(new URL(`results/${name}`, import.meta.url), `${markdown}\n`);
  console.log(`${markdown}\n\nWritten to bench/results/${name}`);
}
