import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { runCommand } from '../tools/shared/command.ts';
import { installPrograms } from '../tools/shared/programs.ts';
import { startSite } from '../tools/shared/workerd-server.ts';
import { machine, measureTable, median, today, writeReport } from './report.ts';
import { launchBrowser } from './throttled.ts';
import { type Visit, visits } from './visits.ts';

/*
 * npm run bench:input-latency: time from a press, key or scroll to the next frame, on the build in dist/ and
 * on others (`--vs folder`), with the CPU slowed four and six times.
 */
await runCommand(async () => {
  const { runs, vs } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, vs: { type: 'string', multiple: true, default: [] } },
  }).values;
  await installPrograms();
  const browser = await launchBrowser();
  const folders = [...vs, 'dist'];
  const sites = await Promise.all(
    folders.map((folder) => startSite({ port: 0, directory: resolve(folder) })),
  );
  const columns = [4, 6].flatMap((cpu) =>
    sites.map(({ url }, index) => ({
      name: `${folders[index]} ${cpu}x`,
      measure: () => measureVisits(browser, url, cpu),
    })),
  );
  const cellOf = (_: string, times: readonly number[]) =>
    `${Math.round(median(times))} (${Math.round(Math.max(...times))})`;
  const table = await measureTable(columns, +runs, cellOf).finally(() =>
    Promise.all([browser.close(), ...sites.map((site) => site.close())]),
  );
  await writeReport(
    `input-latency-${today()}`,
    `# Input latency, ${today()}

From a press or a key to the frame after it (event timing), and the longest frame of a scroll from top to
bottom, in milliseconds: median and worst of ${runs} fresh profiles, interleaved, on a phone of 390 x 844 with
the CPU slowed. The first row is a bare button on an empty page.

${machine()}

${table}`,
  );
});

/** Performance entries in the page since the last step; `interactionId` is 0 for events of no interaction. */
declare const entries: (PerformanceEntry & { interactionId?: number })[];

/** Makes every visit in a new profile with the CPU slowed, and returns milliseconds by step. */
async function measureVisits(
  browser: Browser,
  baseURL: string,
  rate: number,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const visit of visits) {
    const viewport = { width: 390, height: 844 };
    const phone = { viewport, hasTouch: true, isMobile: true, locale: 'nb-NO', baseURL };
    const context = await browser.newContext(phone);
    await context.addInitScript(() => {
      Object.assign(window, { entries: [] });
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      const events: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      };
      observer.observe(events);
      observer.observe({ type: 'long-animation-frame' });
    });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
    const step: Visit['step'] = async (name, act, wanted = 'event') => {
      await page.evaluate(() => entries.splice(0).length);
      await act();
      await page.waitForTimeout(1000);
      const durations = await page.evaluate(
        (type) =>
          entries.flatMap((entry) =>
            entry.entryType === type && entry.interactionId !== 0 ? [entry.duration] : [],
          ),
        wanted,
      );
      // Event timing reports nothing shorter than 16 ms.
      times[name] = Math.max(16, ...durations);
    };
    await visit({ page, step });
    await context.close();
  }
  return times;
}
