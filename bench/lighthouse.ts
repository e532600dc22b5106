import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { z } from 'zod';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';
import { median } from './report.ts';

/** Lighthouse's form factors. */
export const devices = ['mobile', 'desktop'] as const;

const requestList = z.object({
  items: z
    .object({ url: z.string(), resourceType: z.string().default(''), transferSize: z.number() })
    .array(),
});

/** Times in milliseconds, bytes as transferred, scores from 0 to 100. */
function metricsOf({ audits, categories }: Result) {
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const { items } = requestList.parse(audits['network-requests']?.details);
  const requests = items.filter(({ url }) => url.startsWith('http'));
  const bytes = (type = '') =>
    requests
      .filter(({ resourceType }) => resourceType.startsWith(type))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    FCP: time('first-contentful-paint'),
    LCP: time('largest-contentful-paint'),
    'Speed Index': time('speed-index'),
    TBT: time('total-blocking-time'),
    CLS: time('cumulative-layout-shift'),
    HTML: bytes('Document'),
    CSS: bytes('Stylesheet'),
    JavaScript: bytes('Script'),
    Fonts: bytes('Font'),
    Pictures: bytes('Image'),
    'All bytes': bytes(),
    Requests: requests.length,
    Performance: score('performance'),
    Accessibility: score('accessibility'),
    'Best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

/** Audits a page once, in a new browser; the phone's CPU is `cpu` times slower than this machine's. */
export async function audit(url: string, device: (typeof devices)[number], cpu: number) {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  const flags: Flags = { port: chrome.port, output: 'json', logLevel: 'silent' };
  if (device === 'mobile') flags.throttling = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: cpu };
  try {
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return metricsOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

/** The median, with the lowest performance score, or with the ratio to `own`, the runs of our page. */
export function cellOf(metric: string, runs: readonly number[], own?: readonly number[]): string {
  const middle = median(runs);
  const text = metric === 'CLS' ? middle.toFixed(3) : String(Math.round(middle));
  if (metric === 'Performance') return `${text} (${Math.min(...runs)})`;
  const ratio = own ? middle / median(own) : Number.NaN;
  return Number.isFinite(ratio) ? `${text} (×${ratio.toFixed(2)})` : text;
}
