import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { stringify } from 'yaml';
import { exampleContent } from '../src/pipeline/example.ts';
import { findFreePort } from '../tools/shared/port.ts';
import { launchBrowser } from './throttled.ts';
import { serveCompressed } from './serve-compressed.ts';

const sources = Array.from({ length: 8 }, (_, at) => join(exampleContent, `projects/proj1/${at}.jpg`));

/**
 * Writes a content folder with `count` projects of eight pictures, made from the example's.
 *
 * @param salt makes every picture a file that was never seen; empty: they share the example's bytes
 */
async function makeContent(count: number, salt: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mange-'));
  await cp(exampleContent, folder, { recursive: true });
  const pictures = await Promise.all(sources.map((file) => readFile(file)));
  for (let project = 1; project <= count; project += 1) {
    const directory = join(folder, `projects/proj${project}`);
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    for (const [at, bytes] of pictures.entries()) {
      // Decoders stop at the picture's end.
      const end = salt && `${salt} ${project} ${at}`;
      await writeFile(join(directory, `${at}.jpg`), Buffer.concat([bytes, Buffer.from(end)]));
    }
    const images = pictures.map((_, at) => ({
      file: `${at}.jpg`,
      alt: `Bilde ${at + 1} av bad nummer ${project}`,
    }));
    const description = `Eksempelby, ${2009 + (project % 17)}. Nye fliser, dusj og varme i gulvet i bad nummer ${project}.`;
    const yaml = { title: `Bad nummer ${project}`, description, mainImage: `${project % 8}.jpg`, images };
    await writeFile(join(directory, 'project.yaml'), stringify(yaml));
  }
  return folder;
}

const reportUsage =
  'data:text/javascript,process.on("exit",()=>console.error("usage "+JSON.stringify(process.resourceUsage())))';

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

/** The built home page on a phone: kB, requests and CPU of the first view, and the layout of a step. */
async function measurePage(browser: Browser) {
  const site = await serveCompressed('dist');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = new Map<string, number>();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { tasks: of('TaskDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const first = {
    kB: [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000,
    requests: bytes.size,
    ms: (await read()).tasks,
  };
  const steps: number[] = [];
  const closed = page.locator('.more-projects:not([open]) > summary');
  while ((await closed.count()) > 0 && steps.length < 4) {
    const before = (await read()).layout;
    await closed
      .locator('visible=true')
      .first()
      .evaluate((summary: HTMLElement) => summary.click());
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0, true))),
    );
    steps.push((await read()).layout - before);
  }
  await context.close();
  await site.close();
  return { ...first, step: Math.max(0, ...steps) };
}

/** Milliseconds from a saved file to the page that shows it, in `npm run dev`: the middle of five. */
async function measureDev(folder: string): Promise<number> {
  const port = await findFreePort(4700);
  const env = { ...process.env, CONTENT_DIR: folder, PORT: String(port), INBOX_PORT: String(port + 1) };
  const dev = spawn(process.execPath, ['tools/dev.ts'], { env, stdio: 'ignore' });
  const page = () => fetch(`http://localhost:${port}/`).then((answer) => answer.text(), String);
  const until = async (words: string) => {
    while (!(await page()).includes(words)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const file = join(folder, 'hero.yaml');
  const text = await readFile(file, 'utf8');
  await until('Se Våre Prosjekter');
  const times: number[] = [];
  for (const time of [1, 2, 3, 4, 5]) {
    const start = performance.now();
    await writeFile(file, text.replace('Se Våre Prosjekter', `Se alle badene ${time}`));
    await until(`Se alle badene ${time}`);
    times.push(performance.now() - start);
  }
  await writeFile(file, text);
  dev.kill();
  return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

/** A row of the table for a number of projects. */
export async function measureMany(count: number, isDistinct: boolean) {
  const folder = await makeContent(count, isDistinct ? `${Date.now()}` : '');
  const cold = await buildContent(folder);
  const hero = join(folder, 'hero.yaml');
  await writeFile(hero, (await readFile(hero, 'utf8')).replace('Se Våre Prosjekter', 'Se alle badene'));
  const word = await buildContent(folder);
  const browser = await launchBrowser();
  const page = await measurePage(browser);
  await browser.close();
  await writeFile(hero, (await readFile(hero, 'utf8')).replace('Se alle badene', 'Se Våre Prosjekter'));
  const dev = await measureDev(folder);
  await rm(folder, { recursive: true });
  return {
    Projects: count,
    'Build, s': cold.seconds,
    'CPU of a build, s': cold.cpu,
    'Memory, MB': cold.memory,
    'A saved word, s': word.seconds,
    'CPU of a saved word, s': word.cpu,
    'First view, kB': page.kB,
    Requests: page.requests,
    'CPU, ms': page.ms,
    'Layout of a step, ms': page.step,
    'Saved file to page in dev, ms': dev,
  };
}
