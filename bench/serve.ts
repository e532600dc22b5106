import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, runCommand } from '../tools/command.ts';
import { obtainNginx } from '../tools/nginx/obtain.ts';
import { startNginx } from '../tools/serve/nginx.ts';
import { startSite } from '../tools/serve/site.ts';
import { buildForBench } from './build.ts';
import { load, obtainWrk } from './wrk.ts';

const seconds = 5;

/** One line of text, for what the server alone can do. */
const bareFile = 'en-linje.txt';

/* npm run bench:serve: how many requests nginx and workerd answer on this machine, beside a file of one line. */
await runCommand(async () => {
  obtainWrk();
  obtainNginx();
  const directory = await mkdtemp(join(tmpdir(), 'serve-'));
  await buildForBench({ outDir: directory });
  await writeFile(join(directory, bareFile), 'En linje.\n');
  const engines = {
    nginx: () => startNginx({ port: 0, directory }),
    workerd: () => startSite({ port: 0, directory }),
  };
  let errors = 0;
  console.log('engine    path             requests/s    p50 ms    p99 ms    errors');
  try {
    for (const [engine, start] of Object.entries(engines)) {
      const site = await start();
      for (const path of [`/${bareFile}`, '/', '/personvern']) {
        const result = load(site.url + path, seconds);
        errors += result.errors;
        console.log(row(engine, path, result));
      }
      await site.close();
    }
  } finally {
    await rm(directory, { recursive: true });
  }
  if (errors > 0) throw new CommandError(`${errors} requests failed.`);
});

function row(engine: string, path: string, { perSecond, p50, p99, errors }: ReturnType<typeof load>): string {
  const cells = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), String(errors)];
  const widths = [13, 10, 10, 10];
  return (
    engine.padEnd(10) + path.padEnd(14) + cells.map((cell, index) => cell.padStart(widths[index]!)).join('')
  );
}
