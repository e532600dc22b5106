import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';

/** A line and a processor. */
export interface Condition {
  /** Round trip in milliseconds. */
  latency: number;
  kbps: number;
  /** How many times slower than this machine. */
  cpu: number;
}

export const conditions: Record<string, Condition> = {
  '4G phone': { latency: 150, kbps: 1600, cpu: 4 },
  'slow line': { latency: 400, kbps: 400, cpu: 4 },
};

/** Times in milliseconds. */
type Times = Record<'FCP' | 'LCP' | 'Longest task', number>;
export const launchBrowser = () =>
  chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });

/**
 * Opens pages one after the other in a fresh profile, with line and processor really slowed. Lighthouse computes what they would take.
 * The longest task is 0 where none takes 50 ms (Long Tasks API).
 */
export async function openThrottled(
  browser: Browser,
  urls: readonly string[],
  { latency, kbps, cpu }: Condition,
) {
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
    const times: Times[] = [];
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
async function readTimes(): Promise<Times> {
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
