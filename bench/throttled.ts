import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';

/** Lines and processors that are measured: latency in milliseconds, kbit/s in both directions, processor slowed so many times. */
export const conditions = {
  'phone, 4G': { latency: 150, kbps: 1600, cpu: 4 },
  'phone, slow line': { latency: 400, kbps: 400, cpu: 4 },
  'phone, fast line': { latency: 30, kbps: 20_000, cpu: 2 },
};

export type Condition = keyof typeof conditions;

/** Times in milliseconds: of one page that is opened with an empty cache. */
export interface FirstSecond {
  FCP: number;
  LCP: number;
  /** Longest task of the main thread (Long Tasks API), 0 where none takes 50 ms. */
  'Longest task': number;
}

/** Chromium as `lighthouse.ts` starts it: the full browser without a window. */
export const launchBrowser = () =>
  chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });

/**
 * Opens pages one after the other in a fresh profile with line and processor really slowed, where Lighthouse computes what they would
 * take.
 */
export async function openThrottled(browser: Browser, urls: readonly string[], condition: Condition) {
  const { latency, kbps, cpu } = conditions[condition];
  const viewport = { width: 390, height: 844 };
  const phone = { viewport, deviceScaleFactor: 2.625, hasTouch: true, isMobile: true, locale: 'nb-NO' };
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (kbps * 1000) / 8;
    const line = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const times: FirstSecond[] = [];
    for (const url of urls) {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(1500);
      times.push(await page.evaluate(readTimes));
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readTimes(): Promise<FirstSecond> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    });
  const [paints, largest, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask'].map(entries),
  );
  return {
    FCP: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    LCP: largest?.at(-1)?.startTime ?? Number.NaN,
    'Longest task': Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
  };
}
