import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';
import { runCommand } from '../tools/shared/command.ts';
import { obtainPrograms } from '../tools/shared/programs.ts';
import { startSite } from '../tools/shared/workerd-server.ts';
import { machine, median, table, today, write } from './report.ts';
import { type Doing, visits } from './visits.ts';

/*
 * npm run bench:felt: how long a visitor's press, key or scroll waits for its next frame, on the build in dist/ and on others beside it
 * (`--vs folder`), with the processor slowed four and six times.
 */
await runCommand(async () => {
  const { runs, vs } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, vs: { type: 'string', multiple: true, default: [] } },
  }).values;
  await obtainPrograms();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const folders = [...vs, 'dist'];
  const sites = await Promise.all(
    folders.map((folder) => startSite({ port: 0, directory: resolve(folder) })),
  );
  const columns = [4, 6].flatMap((speed) =>
    sites.map(({ url }, index) => ({ name: `${folders[index]} ${speed}x`, url, speed })),
  );
  /** What each thing took, in milliseconds. */
  const times: { thing: string; column: object; took: number }[] = [];
  try {
    for (let run = 1; run <= +runs; run++)
      for (const column of columns) {
        console.error(`${run}/${runs}, ${column.name}`);
        await feel(browser, column, (thing, took) => times.push({ thing, column, took }));
      }
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
  const rows = [...Map.groupBy(times, ({ thing }) => thing)].map(([thing, each]) => {
    const byColumn = Map.groupBy(each, ({ column }) => column);
    const measured = columns.map((column) => byColumn.get(column)!.map(({ took }) => took));
    return [thing, ...measured.map((all) => `${Math.round(median(all))} (${Math.round(Math.max(...all))})`)];
  });
  await write(
    `felt-${today()}`,
    `# Felt, ${today()}\n\n` +
      `From a press or a key to the frame after it (event timing), and the longest frame of a scroll from top to bottom, in milliseconds:\n` +
      `median and worst of ${runs} fresh profiles, interleaved, on a phone of 390 x 844 with the processor slowed. The first row is a bare\n` +
      `button on an empty page. ${machine()}\n\n` +
      table(
        columns.map(({ name }) => name),
        rows,
      ),
  );
});

/** What was felt of a page since the last thing began; `interactionId` is 0 for events that belong to no interaction. */
declare const felt: (PerformanceEntry & { interactionId?: number })[];

/** Makes every visit in a profile of its own with the processor slowed, and tells how long each thing took, in milliseconds. */
async function feel(
  browser: Browser,
  { url: baseURL, speed: rate }: { url: string; speed: number },
  tell: (thing: string, milliseconds: number) => void,
) {
  for (const visit of visits) {
    const viewport = { width: 390, height: 844 };
    const phone = { viewport, hasTouch: true, isMobile: true, locale: 'nb-NO', baseURL };
    const context = await browser.newContext(phone);
    await context.addInitScript(() => {
      Object.assign(window, { felt: [] });
      const observer = new PerformanceObserver((list) => felt.push(...(list.getEntries() as typeof felt)));
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      observer.observe({ type: 'long-animation-frame' });
    });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
    const note: Doing['note'] = async (thing, act, wanted = 'event') => {
      await page.evaluate(() => felt.splice(0).length);
      await act();
      await page.waitForTimeout(1000);
      const times = await page.evaluate(
        (type) =>
          felt.flatMap((entry) =>
            entry.entryType === type && entry.interactionId !== 0 ? [entry.duration] : [],
          ),
        wanted,
      );
      // What is quicker is not told.
      tell(thing, Math.max(16, ...times));
    };
    await visit({ page, note });
    await context.close();
  }
}
