import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, obtainChromium } from '../tools/chromium.ts';
import { runCommand } from '../tools/command.ts';
import { startSite } from '../tools/serve/site.ts';
import { feel, visits } from './felt-visits.ts';
import { median } from './median.ts';

const results = fileURLToPath(new URL('results', import.meta.url));
const speeds = [4, 6];

/** Milliseconds of one thing that a visitor does, one a run. */
type Column = Map<string, number[]>;

/*
 * npm run bench:felt: how long a visitor's press, key or scroll waits for its next frame, on the build in dist/ and on others beside it
 * (`--vs folder`), with the processor slowed four and six times.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, vs: { type: 'string', multiple: true, default: [] } },
  });
  const runs = Number(values.runs);
  const sites = await Promise.all(
    [...values.vs, 'dist'].map(async (folder) => ({
      folder,
      ...(await startSite({ port: 0, directory: resolve(folder) })),
    })),
  );
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: chromiumArguments });
  const columns = new Map<string, Column>();
  try {
    for (let run = 0; run < runs; run++)
      for (const speed of speeds)
        for (const { folder, url } of sites) {
          console.error(`${run + 1}/${runs}, ${speed}x: ${folder}`);
          const name = `${folder} ${speed}x`;
          if (!columns.has(name)) columns.set(name, new Map());
          await measure(browser, url, speed, columns.get(name)!);
        }
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
  await report(columns, runs);
});

/** Makes every visit once, each in a profile of its own, and notes how long each of its things took. */
async function measure(browser: Browser, baseURL: string, speed: number, column: Column) {
  for (const visit of visits) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'nb-NO',
      baseURL,
    });
    for (const [thing, milliseconds] of await feel(context, speed, visit))
      column.set(thing, [...(column.get(thing) ?? []), milliseconds]);
    await context.close();
  }
}

async function report(columns: Map<string, Column>, runs: number) {
  const names = [...columns.keys()];
  const things = [...columns.values().next().value!.keys()];
  const cell = (column: string, thing: string) => {
    const times = columns.get(column)!.get(thing)!;
    return `${Math.round(median(times))} (${Math.round(Math.max(...times))})`;
  };
  const date = new Date().toISOString().slice(0, 10);
  const markdown = [
    `# Felt, ${date}`,
    '',
    `From a press or a key to the frame after it (event timing), and the longest frame of a scroll from top to bottom, in milliseconds:`,
    `median and worst of ${runs} fresh profiles, interleaved, on a phone of 390 x 844 with the processor slowed. The first row is a bare`,
    `button on an empty page. Machine: ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[1]!.toFixed(1)} at the end.`,
    '',
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---:|').join('')}`,
    ...things.map((thing) => `| ${thing} | ${names.map((name) => cell(name, thing)).join(' | ')} |`),
    '',
  ].join('\n');
  await mkdir(results, { recursive: true });
  const file = join(results, `felt-${date}.md`);
  await writeFile(file, markdown);
  console.log(`${markdown}\nWritten to ${file}`);
}
