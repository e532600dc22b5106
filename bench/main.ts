import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { buildFolder } from '../tests/support/build-folder.ts';
import { CommandError, runCommand } from '../tools/command.ts';
import { startNginx } from '../tools/serve/nginx.ts';
import { cellOf, devices, measure, type Metric, metrics } from './lighthouse.ts';
import { machine, table, today, write } from './report.ts';

/* npm run bench: Lighthouse on our pages, and on others beside them (`--vs name=address`), into bench/results/. */
await runCommand(async () => {
  const options = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      vs: { type: 'string', multiple: true, default: [] },
    },
  }).values;
  const [runs, cpu] = [Number(options.runs), Number(options.cpu)];
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  console.log('Building …');
  // An address that counts as the firm's: pages that search engines may not list would cost the score for being found.
  const { ok, output } = buildFolder(folder, { SITE_URL: 'https://bench.invalid', CONTENT_DIR: 'content' });
  if (!ok) throw new CommandError(output);
  const site = await startNginx({ port: 0, directory: join(folder, 'dist') });
  const pages: [name: string, url: string][] = [
    ['home', `${site.url}/`],
    ['privacy', `${site.url}/personvern`],
    ...options.vs.map((other) => other.split(/=(.*)/s, 2) as [string, string]),
  ];
  const series = devices.flatMap((device) =>
    pages.map(([name, url]) => ({ name, url, device, done: [] as Record<Metric, number>[] })),
  );
  try {
    // One run of each at a time, so that a busy moment of the machine strikes all alike.
    for (let run = 1; run <= runs; run++) {
      for (const { name, url, device, done } of series) {
        console.error(`${run}/${runs} ${name}, ${device}`);
        // Lighthouse loses a trace now and then on a busy machine.
        done.push(await measure(url, device, cpu).catch(() => measure(url, device, cpu)));
      }
    }
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
  const tables = devices.map((device) => {
    const measured = series.filter((page) => page.device === device);
    const valuesOf = (metric: Metric) => measured.map(({ done }) => done.map((run) => run[metric]));
    const rows = metrics.map((metric) => {
      const [home, ...others] = valuesOf(metric);
      const cells = others.map((values, index) => cellOf(metric, values, index > 0 ? home : undefined));
      return [metric, cellOf(metric, home!), ...cells];
    });
    return `## ${device}\n\n${table(
      measured.map(({ name }) => name),
      rows,
    )}`;
  });
  await write(
    `lighthouse-${today()}${cpu === 4 ? '' : `-cpu${cpu}`}`,
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
