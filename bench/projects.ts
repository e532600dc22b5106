import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { stringify } from 'yaml';
import { exampleContent } from '../src/pipeline/example.ts';
import { runCommand } from '../tools/shared/command.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { measureTable, writeReport } from './report.ts';
import { serveCompressed } from './serve-compressed.ts';
import { launchBrowser, openPhone } from './throttled.ts';

/** Sites with more projects share the example's pictures: encoding all would take most of an hour. */
const mostDistinct = 60;

const sources = Array.from({ length: 8 }, (_, at) => join(exampleContent, `projects/proj1/${at}.jpg`));

/** Makes a Node process print its CPU time and memory when it ends. */
const reportUsage =
  'data:text/javascript,process.on("exit",()=>console.error("usage "+JSON.stringify(process.resourceUsage())))';

/* npm run bench:projects: builds sites with many projects into `dist/`, and opens them. */
await runCommand(async () => {
  const options = { projects: { type: 'string', default: '4,20,60,200' } } as const;
  const counts = parseArgs({ options }).values.projects.split(',').map(Number);
  await installPrograms();
  const browser = await launchBrowser();
  const subjects = counts.map((count) => ({ name: `${count} projects`, count }));
  const table = await measureTable(subjects, 1, ({ count }) => measureSite(browser, count));
  await browser.close();
  await writeReport('Projects', [
    'Each project has eight pictures. ' +
      `Sites with over ${mostDistinct} projects share pictures, so that few are encoded.`,
    table,
  ]);
});

async function measureSite(browser: Browser, count: number) {
  const folder = await makeContent(count, count <= mostDistinct);
  const cold = await buildContent(folder);
  const hero = join(folder, 'hero.yaml');
  await writeFile(hero, (await readFile(hero, 'utf8')).replace('Se Våre Prosjekter', 'Se alle badene'));
  const word = await buildContent(folder);
  await rm(folder, { recursive: true });
  return {
    'Build, s': cold.seconds,
    'CPU of a build, s': cold.cpu,
    'Memory, MB': cold.memory,
    'Build after a changed word, s': word.seconds,
    'CPU of that build, s': word.cpu,
    ...(await measureFirstView(browser)),
  };
}

/**
 * Writes a content folder with `count` projects of eight pictures, made from the example's. Distinct pictures
 * are files that no cache has seen.
 */
async function makeContent(count: number, isDistinct: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mange-'));
  await cp(exampleContent, folder, { recursive: true });
  const pictures = await Promise.all(sources.map((file) => readFile(file)));
  for (let project = 1; project <= count; project += 1) {
    const directory = join(folder, `projects/proj${project}`);
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    for (const [at, bytes] of pictures.entries()) {
      // Decoders stop at the picture's end.
      const end = isDistinct ? `${Date.now()} ${project} ${at}` : '';
      await writeFile(join(directory, `${at}.jpg`), Buffer.concat([bytes, Buffer.from(end)]));
    }
    const images = pictures.map((_, at) => ({
      file: `${at}.jpg`,
      alt: `Bilde ${at + 1} av bad nummer ${project}`,
    }));
    const title = `Bad nummer ${project}`;
    const description = `Eksempelby, ${2009 + (project % 17)}. ${title}: nye fliser, dusj og varme i gulvet.`;
    const yaml = { title, description, mainImage: `${project % 8}.jpg`, images };
    await writeFile(join(directory, 'project.yaml'), stringify(yaml));
  }
  return folder;
}

/** Builds a content folder into `dist/`: seconds, seconds of CPU, and the most memory in MB. */
async function buildContent(folder: string) {
  const start = performance.now();
  const env = { ...process.env, CONTENT_DIR: folder };
  const child = spawn(process.execPath, ['--import', reportUsage, 'tools/build.ts'], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(output);
  const usage = JSON.parse(/usage (.*)/.exec(output)?.[1] ?? '{}') as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    memory: usage.maxRSS / 1024,
  };
}

/** The home page in `dist/` on a phone with a CPU four times slower, until nothing is requested any more. */
async function measureFirstView(browser: Browser) {
  const site = await serveCompressed('dist');
  const { page, session, close } = await openPhone(browser);
  const bytes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await close();
  await site.close();
  return {
    'First view, kB': bytes.reduce((sum, size) => sum + size, 0) / 1000,
    'First view, requests': bytes.length,
    'First view, tasks in ms': tasks * 1000,
  };
}
