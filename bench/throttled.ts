import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';

/** `latency` is a round trip in milliseconds, `cpu` the factor by which this machine is slowed. */
type Condition = Record<'latency' | 'kbps' | 'cpu', number>;

/** The conditions to measure under, by name. */
export const conditions: Record<string, Condition> = {
  '4G phone': { latency: 150, kbps: 1600, cpu: 4 },
  'slow line': { latency: 400, kbps: 400, cpu: 4 },
};

/** Starts the Chromium that is measured. */
export const launchBrowser = () =>
  chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });

/**
 * Opens pages one after another in a new profile, with network and CPU throttled (Lighthouse only simulates
 * that), and returns the times of the last one in milliseconds. The longest task is 0 where none takes 50 ms
 * (Long Tasks API).
 */
export async function openThrottled(browser: Browser, urls: readonly string[], condition: Condition) {
  const { latency, kbps, cpu: rate } = condition;
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
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    for (const url of urls) {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(1500);
    }
    return await page.evaluate(readTimes);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readTimes() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    });
  const paints = await entries('paint');
  return {
    FCP: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    LCP: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    'Longest task': Math.max(0, ...(await entries('longtask')).map(({ duration }) => duration)),
  };
}
