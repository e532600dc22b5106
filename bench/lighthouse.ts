import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';

/** Lighthouse's form factors, with their configurations: the default is the phone. */
export const devices = { mobile: undefined, desktop: desktopConfig };

/** Audits a page once, in a new browser. */
export async function audit(url: string, device: keyof typeof devices) {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, logLevel: 'silent' } as const;
    const result = await lighthouse(url, flags, devices[device]);
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return metricsOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

/** Times in milliseconds, bytes as transferred, scores from 0 to 100. */
function metricsOf({ audits, categories }: Result) {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const time = (name: string) => Math.round(value(name));
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
  return {
    FCP: time('first-contentful-paint'),
    LCP: time('largest-contentful-paint'),
    'Speed Index': time('speed-index'),
    TBT: time('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    Bytes: value('total-byte-weight'),
    ...(Object.fromEntries(scores) as Record<string, number>),
  };
}
