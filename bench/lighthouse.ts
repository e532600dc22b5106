import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { z } from 'zod';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';

/** Lighthouse's form factors, with their configurations: the default is the phone. */
export const devices = { mobile: undefined, desktop: desktopConfig };

/** Requests and bytes by type of file, as `total` or `image`. */
const resourceSummary = z.object({
  items: z.object({ resourceType: z.string(), requestCount: z.number(), transferSize: z.number() }).array(),
});

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
  const time = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const { items } = resourceSummary.parse(audits['resource-summary']?.details);
  const bytes = (type: string) => items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
  return {
    FCP: time('first-contentful-paint'),
    LCP: time('largest-contentful-paint'),
    'Speed Index': time('speed-index'),
    TBT: time('total-blocking-time'),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    HTML: bytes('document'),
    CSS: bytes('stylesheet'),
    JavaScript: bytes('script'),
    Fonts: bytes('font'),
    Pictures: bytes('image'),
    'All bytes': bytes('total'),
    Requests: items.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? 0,
    ...(Object.fromEntries(scores) as Record<string, number>),
  };
}
