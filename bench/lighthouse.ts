import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { z } from 'zod';
import { chromiumArguments, requireChromium } from '../tools/shared/chromium.ts';
import { median } from './report.ts';

/** What to measure as, by name; a phone's CPU is `cpu` times slower than this machine's. */
export function conditions(cpu: number): Record<string, Flags> {
  const slow4G = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: cpu };
  /** A line of `latency` milliseconds for each request, in the browser and not in Lighthouse's model. */
  const line = (requestLatencyMs: number, kbps: number): Flags => ({
    throttlingMethod: 'devtools',
    throttling: { ...slow4G, requestLatencyMs, downloadThroughputKbps: kbps, uploadThroughputKbps: kbps },
  });
  return {
    [`phone on 150 ms and 1600 kbit/s, CPU ${cpu}x`]: line(150, 1600),
    [`phone on 400 ms and 400 kbit/s, CPU ${cpu}x`]: line(400, 400),
    [`phone in Lighthouse’s model, CPU ${cpu}x`]: { throttling: slow4G },
    'desktop in Lighthouse’s model': { ...desktopConfig.settings },
  };
}

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
    'Longest task': time('max-potential-fid'),
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

/** Audits a page once, in a new browser. */
export async function audit(url: string, condition: Flags) {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { ...condition, port: chrome.port, logLevel: 'silent' });
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
