import { parseArgs } from 'node:util';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { runCommand } from '../tools/shared/command.ts';
import { obtainPrograms } from '../tools/shared/programs.ts';
import { cellOf, devices, measure, type Measured } from './lighthouse.ts';
import { machine, table, today, write } from './report.ts';
import { serveBuild } from './site.ts';
import { conditions, launchBrowser, openThrottled } from './throttled.ts';

/* npm run bench: throttled loads and Lighthouse, of our pages and of others beside them (`--vs name=address`), into bench/results/. */
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
  const others = vs.map((other) => other.split(/=(.*)/s, 2) as Page);
  const [home, privacy]: [Page, Page] = [
    ['home', `${url}/`],
    ['privacy', `${url}/personvern`],
  ];
  const tables: string[] = [];
  try {
    tables.push(...(await loadAll([[home, privacy], ...others.map((page) => [page])], +runs)));
    tables.push(...(await auditAll([home, privacy, ...others], +runs, +cpu)));
  } finally {
    await close();
  }
  await write(
    `bench-${today()}${cpu === '4' ? '' : `-cpu${cpu}`}`,
    [
      `# Measured ${today()}`,
      `Medians of ${runs} interleaved runs. ${machine()}\n` +
        'Our pages are served by nginx with brotli over HTTP/1.1 without TLS, on the same machine.',
      'Times in milliseconds, bytes as transferred. Times depend on the machine and on what else it does: compare them within\n' +
        'one report, by ratio. The lowest performance score of any run is beside the median.',
      ...tables,
    ].join('\n\n'),
  );
});

type Page = [name: string, url: string];

interface Series {
  name: string;
  done: Record<string, number>[];
}

/** Metrics down, pages across. Each page but the second of ours gets its ratio to the first. */
function compare(series: readonly Series[]): string {
  const [own] = series;
  const rows = Object.keys(own?.done[0] ?? {}).map((metric) => {
    const values = series.map(({ done }) => done.map((run) => run[metric] ?? Number.NaN));
    return [metric, ...values.map((runs, index) => cellOf(metric, runs, index > 1 ? values[0] : undefined))];
  });
  return table(
    series.map(({ name }) => name),
    rows,
  );
}

/** Loads every visit once in turn, with line and processor really slowed. The pages of a visit share a profile. */
async function loadAll(visits: readonly (readonly Page[])[], runs: number): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const tables: string[] = [];
    for (const [condition, { latency, kbps, cpu }] of Object.entries(conditions)) {
      const series = visits.map((pages) => pages.map(([name]): Series => ({ name, done: [] })));
      for (let run = 1; run <= runs; run++)
        for (const [index, pages] of visits.entries()) {
          console.error(`${run}/${runs} ${condition}: ${pages.map(([name]) => name).join(', ')}`);
          const urls = pages.map(([, url]) => url);
          const times = await openThrottled(browser, urls, { latency, kbps, cpu });
          times.forEach((each, place) => series[index]?.[place]?.done.push({ ...each }));
        }
      tables.push(
        `## Throttled, ${condition}: ${latency} ms, ${kbps} kbit/s, CPU ${cpu}x\n\n${compare(series.flat())}`,
      );
    }
    return tables;
  } finally {
    await browser.close();
  }
}

/** One Lighthouse run of each page in turn. */
async function auditAll(pages: readonly Page[], runs: number, cpu: number): Promise<string[]> {
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
  return devices.map(
    (device) =>
      `## Lighthouse ${lighthousePackage.version}, ${device}, simulated throttling, phone CPU ${cpu}x\n\n` +
      compare(series.filter((page) => page.device === device)),
  );
}
