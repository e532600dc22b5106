import { parseArgs } from 'node:util';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { runCommand } from '../tools/shared/command.ts';
import { obtainPrograms } from '../tools/shared/programs.ts';
import { cellOf, devices, measure, type Measured, type Metric } from './lighthouse.ts';
import { machine, table, today, write } from './report.ts';
import { serveBuild } from './site.ts';

/* npm run bench: Lighthouse on our pages and on others beside them (`--vs name=address`), into bench/results/. */
await runCommand(async () => {
  const { runs, cpu, vs } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      vs: { type: 'string', multiple: true, default: [] },
    },
  }).values;
  await obtainPrograms();
  console.log('Building …');
  const { url, close } = await serveBuild();
  const others = vs.map((other) => other.split(/=(.*)/s, 2) as [name: string, url: string]);
  const pages: typeof others = [['home', `${url}/`], ['privacy', `${url}/personvern`], ...others];
  const series = await measureAll(pages, +runs, +cpu).finally(close);
  const tables = devices.map((device) => {
    const measured = series.filter((page) => page.device === device);
    const rows = (Object.keys(measured[0]!.done[0]!) as Metric[]).map((metric) => {
      const [home, ...others] = measured.map(({ done }) => done.map((run) => run[metric]));
      const cells = others.map((values, index) => cellOf(metric, values, index > 0 ? home : undefined));
      return [metric, cellOf(metric, home!), ...cells];
    });
    const names = measured.map(({ name }) => name);
    return `## ${device}\n\n${table(names, rows)}`;
  });
  await write(
    `lighthouse-${today()}${cpu === '4' ? '' : `-cpu${cpu}`}`,
    [
      `# Lighthouse, ${today()}`,
      `Medians of ${runs} interleaved runs with Lighthouse ${lighthousePackage.version}, simulated throttling, phone CPU slowed ${cpu} times.\n` +
        `${machine()} Our pages are served by nginx with brotli over HTTP/1.1 without TLS, on the same machine.`,
      'Times in milliseconds, bytes as transferred. Times depend on the machine and on what else it does: compare them within\n' +
        'one report, by ratio. The lowest performance score of any run stands beside the median.',
      ...tables,
    ].join('\n\n'),
  );
});

/** One run of each at a time, so that a busy moment of the machine strikes all alike. */
async function measureAll(pages: [name: string, url: string][], runs: number, cpu: number) {
  const series = devices.flatMap((device) =>
    pages.map(([name, url]) => ({ name, url, device, done: [] as Measured[] })),
  );
  for (let run = 1; run <= runs; run++) {
    for (const { name, url, device, done } of series) {
      console.error(`${run}/${runs} ${name}, ${device}`);
      // Lighthouse loses a trace now and then on a busy machine.
      done.push(await measure(url, device, cpu).catch(() => measure(url, device, cpu)));
    }
  }
  return series;
}
