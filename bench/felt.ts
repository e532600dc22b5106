import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArguments, obtainChromium } from '../tools/chromium.ts';
import { runCommand } from '../tools/command.ts';
import { startSite } from '../tools/serve/site.ts';
import { button, tap, type Visit, type Visitor, visits } from './felt-visits.ts';
import { machine, median, table, today, write } from './report.ts';

const speeds = [4, 6];

/*
 * npm run bench:felt: how long a visitor's press, key or scroll waits for its next frame, on the build in dist/ and on others beside it
 * (`--vs folder`), with the processor slowed four and six times.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, vs: { type: 'string', multiple: true, default: [] } },
  });
  const runs = Number(values.runs);
  const folders = [...values.vs, 'dist'];
  const sites = await Promise.all(
    folders.map((folder) => startSite({ port: 0, directory: resolve(folder) })),
  );
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: chromiumArguments });
  const columns = speeds.flatMap((speed) =>
    sites.map(({ url }, index) => ({
      name: `${folders[index]} ${speed}x`,
      url,
      speed,
      times: new Map<string, number[]>(),
    })),
  );
  try {
    for (let run = 1; run <= runs; run++)
      for (const { name, url, speed, times } of columns) {
        console.error(`${run}/${runs}, ${name}`);
        for (const visit of visits) {
          const context = await browser.newContext({
            viewport: { width: 390, height: 844 },
            hasTouch: true,
            isMobile: true,
            locale: 'nb-NO',
            baseURL: url,
          });
          for (const [thing, milliseconds] of await feel(context, speed, visit))
            times.set(thing, [...(times.get(thing) ?? []), milliseconds]);
          await context.close();
        }
      }
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
  const rows = [...columns[0]!.times.keys()].map((thing) => [
    thing,
    ...columns.map(({ times }) => {
      const measured = times.get(thing)!;
      return `${Math.round(median(measured))} (${Math.round(Math.max(...measured))})`;
    }),
  ]);
  await write(
    `felt-${today()}`,
    [
      `# Felt, ${today()}`,
      `From a press or a key to the frame after it (event timing), and the longest frame of a scroll from top to bottom, in milliseconds:\n` +
        `median and worst of ${runs} fresh profiles, interleaved, on a phone of 390 x 844 with the processor slowed. The first row is a bare\n` +
        `button on an empty page. ${machine()}`,
      table(
        columns.map(({ name }) => name),
        rows,
      ),
    ].join('\n\n'),
  );
});

type Felt = Pick<PerformanceEntry, 'entryType' | 'duration'>;

/** Makes a visit with the processor slowed, and tells how long each of its things took, in milliseconds. */
async function feel(context: BrowserContext, speed: number, visit: Visit): Promise<[string, number][]> {
  await context.addInitScript(() => {
    const felt: Felt[] = [];
    Object.assign(window, { felt });
    const observer = new PerformanceObserver((list) => {
      // Events that belong to no interaction have 0.
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId !== 0) felt.push({ entryType: entry.entryType, duration: entry.duration });
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    observer.observe({ type: 'long-animation-frame' });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  const times: [string, number][] = [];
  const note: Visitor['note'] = async (thing, act, entryType = 'event') => {
    await page.evaluate(() => (window as unknown as { felt: Felt[] }).felt.splice(0));
    await act();
    await page.waitForTimeout(1000);
    const felt = await page.evaluate(() => (window as unknown as { felt: Felt[] }).felt);
    const durations = felt.filter((entry) => entry.entryType === entryType).map(({ duration }) => duration);
    // What is quicker is not told.
    times.push([thing, Math.max(16, ...durations)]);
  };
  await visit({ page, note, press: (thing, name) => note(thing, () => tap(button(page, name))) });
  return times;
}
