import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from '../src/pipeline/build-record.ts';
import { runCommand } from '../tools/shared/command.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { measureTable, writeReport } from './report.ts';
import { serveCompressed } from './serve-compressed.ts';
import { launchBrowser, networks, openThrottled } from './throttled.ts';

/* npm run bench: throttled loads of `dist/` and others (`--vs name=folder or address`). */
await runCommand(async () => {
  const { runs, vs } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, vs: { type: 'string', multiple: true, default: [] } },
  }).values;
  requireBuild();
  await installPrograms();
  const own = await serveCompressed('dist');
  const floor = await serveFloor();
  const others = await Promise.all(vs.map(openOther));
  const browser = await launchBrowser();
  const home = `${own.url}/`;
  // The privacy page is measured as a second page, in the profile of the first.
  const pages = [
    { name: 'home', urls: [home] },
    { name: 'privacy', urls: [home, `${own.url}/personvern`] },
    { name: 'floor', urls: [`${floor.url}/`] },
    ...others.map(({ name, url }) => ({ name, urls: [url] })),
  ];
  const tables: string[] = [];
  for (const [name, network] of Object.entries(networks))
    tables.push(
      `## Throttled, ${name}: ${network.latency} ms, ${network.kbps} kbit/s, CPU 4x`,
      await measureTable(pages, Number(runs), ({ urls }) => openThrottled(browser, urls, network)),
    );
  await Promise.all([browser, own, floor, ...others].map((opened) => opened.close()));
  await writeReport([`Medians of ${runs} interleaved runs. Times in milliseconds.`, ...tables]);
});

/** The floor of a first view: one heading, and the photograph that the home page shows on a phone. */
async function serveFloor() {
  const html = await readFile('dist/index.html', 'utf8');
  const [candidates = ''] = html.match(/(?<=imagesrcset=")[^"]+/) ?? [];
  const widest = candidates.split(', ').at(-1)?.split(' ')[0];
  if (!widest) throw new Error('dist/index.html preloads no photograph.');
  const file = basename(widest);
  const folder = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  await cp(join('dist', widest), join(folder, file));
  const size = /-(\d+)x(\d+)\./.exec(file);
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width"><title>Gulv</title>' +
      `<h1>Nytt bad</h1><img src="/${file}" width="${size?.[1]}" height="${size?.[2]}" alt="" style="width:100%">`,
  );
  const server = await serveCompressed(folder);
  await rm(folder, { recursive: true });
  return server;
}

/** Another site by `name=address`, or a build of it by `name=folder`, which is served as ours is. */
async function openOther(other: string) {
  const [name = '', place = ''] = other.split(/=(.*)/s, 2);
  if (URL.canParse(place)) return { name, url: place, close: () => Promise.resolve() };
  const { url, close } = await serveCompressed(place);
  return { name, url: `${url}/`, close };
}
