import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { runCommand } from '../tools/command.ts';
import { startNginx } from '../tools/serve/nginx.ts';
import { buildForBench } from './build.ts';
import { devices, measure, type Measurement } from './lighthouse.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { markdownReport, type Series } from './report.ts';

const results = fileURLToPath(new URL('results', import.meta.url));

/* npm run bench: Lighthouse on our pages, and on others beside them, into bench/results/. */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  console.log('Building …');
  await buildForBench({ outDir: folder });
  const site = await startNginx({ port: 0, directory: folder });
  try {
    await report(await measureAll(site.url, options), options);
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
});

/** Measures every page on every device, one run of each at a time, so that a busy moment of the machine strikes all alike. */
async function measureAll(ownUrl: string, { runs, cpu, others }: BenchOptions): Promise<Series[]> {
  const pages = [
    { name: 'home', url: `${ownUrl}/`, own: true },
    { name: 'privacy', url: `${ownUrl}/personvern`, own: true },
    ...others.map((other) => ({ ...other, own: false })),
  ];
  const series: Series[] = devices.flatMap((device) => pages.map((page) => ({ ...page, device, runs: [] })));
  const count = runs * series.length;
  for (let run = 0; run < runs; run++) {
    for (const [index, { name, url, device, runs: done }] of series.entries()) {
      progress(`${run * series.length + index + 1}/${count} ${name}, ${device}`);
      done.push(await measureAgain(url, device, cpu));
    }
  }
  progress('');
  return series;
}

/** Measures a page; Lighthouse loses a trace now and then on a busy machine, and gets a second chance. */
function measureAgain(...page: Parameters<typeof measure>): Promise<Measurement> {
  return measure(...page).catch(() => measure(...page));
}

function progress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
  else if (text) console.error(text);
}

async function report(series: Series[], options: BenchOptions) {
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    runs: options.runs,
    cpu: options.cpu,
    lighthouse: lighthousePackage.version,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    busy: loadavg()[1]!,
    server: 'nginx with brotli over HTTP/1.1 without TLS, on the same machine',
  };
  const markdown = markdownReport(series, circumstances);
  const name = join(
    results,
    `lighthouse-${circumstances.date}${options.cpu === 4 ? '' : `-cpu${options.cpu}`}`,
  );
  await mkdir(results, { recursive: true });
  await writeFile(`${name}.md`, markdown);
  await writeFile(`${name}.json`, `${JSON.stringify({ ...circumstances, series }, null, 2)}\n`);
  console.log(`${markdown}\nWritten to ${name}.md and .json`);
}
