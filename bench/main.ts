import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { contentFolder } from '../src/content/current.ts';
import { runCommand } from '../tools/shared/command.ts';
import { exampleEnvironment } from '../build/example.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { audit, cellOf, devices } from './lighthouse.ts';
import { machine, measureTable, today, writeReport } from './report.ts';
import { serveCompressed } from './serve-compressed.ts';
import { conditions, launchBrowser, openThrottled } from './throttled.ts';

/* npm run bench: throttled loads and Lighthouse, of our pages and others (`--vs name=folder or address`). */
await runCommand(async () => {
  const { runs, cpu, vs } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      vs: { type: 'string', multiple: true, default: [] },
    },
  }).values;
  await installPrograms();
  console.log('Building …');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const outDir = join(folder, 'dist');
  // The settings of a build for tests, but any content.
  Object.assign(process.env, exampleEnvironment(), { CONTENT_DIR: contentFolder });
  await build({ outDir, logLevel: 'error' });
  const site = await serveCompressed(outDir);
  const [home, privacy] = [`${site.url}/`, `${site.url}/personvern`];
  const others = await Promise.all(
    vs.map(async (other) => {
      const [name = '', place = ''] = other.split(/=(.*)/s, 2);
      if (URL.canParse(place)) return { name, url: place, close: () => undefined };
      const { url, close } = await serveCompressed(place);
      return { name, url: `${url}/`, close };
    }),
  );
  const browser = await launchBrowser();
  const tables: string[] = [];
  try {
    // The privacy page is measured as a second page, in the profile of the first.
    const visits = [
      { name: 'home', urls: [home] },
      { name: 'privacy', urls: [home, privacy] },
      ...others.map(({ name, url }) => ({ name, urls: [url] })),
    ];
    for (const [name, condition] of Object.entries(conditions)) {
      const columns = visits.map(({ name, urls }) => ({
        name,
        measure: () => openThrottled(browser, urls, condition),
      }));
      const { latency, kbps, cpu } = condition;
      const title = `## Throttled, ${name}: ${latency} ms, ${kbps} kbit/s, CPU ${cpu}x`;
      tables.push(title, await measureTable(columns, +runs, cellOf));
    }
    const pages = [{ name: 'home', url: home }, { name: 'privacy', url: privacy }, ...others];
    for (const device of devices) {
      const columns = pages.map(({ name, url }) => ({
        name,
        // Retried, because Lighthouse loses a trace now and then on a busy machine.
        measure: () =>
          audit(url, device, +cpu).catch((error: unknown) => {
            console.error(error);
            return audit(url, device, +cpu);
          }),
      }));
      const title = `## Lighthouse ${lighthousePackage.version}, ${device}, simulated throttling, phone CPU ${cpu}x`;
      tables.push(title, await measureTable(columns, +runs, cellOf));
    }
  } finally {
    await Promise.all([browser.close(), site.close(), ...others.map(({ close }) => close())]);
    await rm(folder, { recursive: true });
  }
  await writeReport(
    `bench-${today()}${cpu === '4' ? '' : `-cpu${cpu}`}`,
    [
      `# Measured ${today()}`,
      `Medians of ${runs} interleaved runs.\n\n${machine()}\n` +
        'Folders are served with brotli over HTTP/1.1 without TLS, on the same machine.',
      `Times in milliseconds, bytes as transferred. Times depend on the machine and its load: compare them within
one report, by ratio. The lowest performance score of any run is beside the median.`,
      ...tables,
    ].join('\n\n'),
  );
});
