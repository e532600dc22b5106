import { parseArgs } from 'node:util';
import { runCommand } from '../tools/shared/command.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { measureEncoding } from './encoding.ts';
import { measureMany } from './many-projects.ts';
import { writeReport } from './report.ts';

/** From here on projects share the example's pictures: making all would take most of an hour. */
const mostDistinct = 60;

/* npm run bench:pictures: encoding beside Astro, and sites with many projects. Builds into `dist/`. */
await runCommand(async () => {
  const options = { projects: { type: 'string', default: '4,20,60,200' } } as const;
  const counts = parseArgs({ options }).values.projects.split(',').map(Number);
  await installPrograms();
  const encoding = await measureEncoding();
  const many: Row[] = [];
  for (const count of counts) {
    console.error(`${count} projects`);
    many.push(await measureMany(count, count <= mostDistinct));
  }
  await writeReport('Pictures', [
    '## Encoding, one process, originals in turn',
    tableOf(encoding),
    '## Many projects with eight pictures',
    `Over ${mostDistinct} projects share pictures, so that few are encoded.`,
    tableOf(many),
  ]);
});

type Row = Readonly<Record<string, string | number>>;

/** A Markdown table with a column for each property. */
function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const text = (value?: string | number) =>
    typeof value === 'number' ? String(Number(value.toPrecision(3))) : (value ?? '');
  const cells = [names, names.map(() => '---:'), ...rows.map((row) => names.map((name) => text(row[name])))];
  return cells.map((each) => `| ${each.join(' | ')} |`).join('\n');
}
