import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';

/** Networks to measure on, by name: the round trip in milliseconds, and kbit/s. */
export const networks = {
  '4G phone': { latency: 150, kbps: 1600 },
  'slow line': { latency: 400, kbps: 400 },
};

/** Starts the Chromium that is measured. */
export const launchBrowser = () =>
  chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });

/** A page as a phone shows it in a new profile, with its CPU four times slower than this machine's. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    hasTouch: true,
    isMobile: true,
    locale: 'nb-NO',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session, close: () => context.close() };
}

/**
 * Opens pages one after another with the network throttled (Lighthouse only simulates that), and returns the
 * times of the last one in milliseconds. The longest task is 0 where none takes 50 ms (Long Tasks API).
 */
export async function openThrottled(
  browser: Browser,
  urls: readonly string[],
  { latency, kbps }: (typeof networks)[keyof typeof networks],
) {
  const { page, session, close } = await openPhone(browser);
  const throughput = (kbps * 1000) / 8;
  const line = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
  }
  const times = await page.evaluate(readTimes);
  await close();
  return times;
}

/** Runs in the page. */
async function readTimes() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    });
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const largest = (await entries('largest-contentful-paint')).at(-1);
  const tasks = (await entries('longtask')).map(({ duration }) => duration);
  return {
    FCP: Math.round(first?.startTime ?? Number.NaN),
    LCP: Math.round(largest?.startTime ?? Number.NaN),
    'Longest task': Math.max(0, ...tasks),
  };
}
