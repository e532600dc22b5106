import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { contentFolder } from '../src/content/current.ts';
import { runCommand } from '../tools/shared/command.ts';
import { exampleEnvironment } from '../tools/shared/example.ts';
import { startNginx } from '../tools/shared/nginx-server.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { audit, cellOf, conditions } from './lighthouse.ts';
import { machine, measureTable, today, writeReport } from './report.ts';

/* npm run bench: Lighthouse on several lines, of our pages and others (`--vs name=address`). */
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
  const site = await startNginx(outDir);
  const others = vs.map((other) => other.split(/=(.*)/s, 2)).map(([name = '', url = '']) => ({ name, url }));
  const pages = [
    { name: 'home', url: `${site.url}/` },
    { name: 'privacy', url: `${site.url}/personvern` },
    ...others,
  ];
  const tables: string[] = [];
  try {
    for (const [name, condition] of Object.entries(conditions(+cpu))) {
      const columns = pages.map(({ name, url }) => ({
        name,
        // Retried, because Lighthouse loses a trace now and then on a busy machine.
        measure: () =>
          audit(url, condition).catch((error: unknown) => {
            console.error(error);
            return audit(url, condition);
          }),
      }));
      tables.push(`## A ${name}`, await measureTable(columns, +runs, cellOf));
    }
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
  await writeReport(
    `bench-${today()}${cpu === '4' ? '' : `-cpu${cpu}`}`,
    [
      `# Measured ${today()}`,
      `Medians of ${runs} interleaved runs of Lighthouse ${lighthousePackage.version}.\n\n${machine()}\n` +
        'Our pages are served by nginx with brotli over HTTP/1.1 without TLS, on the same machine.',
      `Times in milliseconds, bytes as transferred. Times depend on the machine and its load: compare them within
one report, by ratio. The lowest performance score of any run is beside the median.`,
      ...tables,
    ].join('\n\n'),
  );
});
