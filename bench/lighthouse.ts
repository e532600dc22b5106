import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { chromiumArguments, obtainChromium } from '../tools/chromium.ts';
import { median } from './report.ts';

export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

type Read = (result: Result) => number;

const time =
  (audit: string): Read =>
  ({ audits }) =>
    audits[audit]?.numericValue ?? Number.NaN;

const score =
  (category: string): Read =>
  ({ categories }) =>
    Math.round((categories[category]?.score ?? 0) * 100);

interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
}

const requestsOf = ({ audits }: Result): Request[] =>
  ((audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []).filter(
    ({ url }) => url.startsWith('http'),
  );

const bytes =
  (type?: string): Read =>
  (result) =>
    requestsOf(result)
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);

/** What is read of a run: times in milliseconds, bytes as transferred, scores from 0 to 100. */
const readers = {
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
  Requests: (result: Result) => requestsOf(result).length,
  Performance: score('performance'),
  Accessibility: score('accessibility'),
  'Best practices': score('best-practices'),
  SEO: score('seo'),
} satisfies Record<string, Read>;

export type Metric = keyof typeof readers;
export const metrics = Object.keys(readers) as Metric[];

/**
 * Measures a page once, in a browser of its own and with an empty cache.
 *
 * @param cpu how many times slower a phone is than this machine
 * @throws Error where the page cannot be measured
 */
export async function measure(url: string, device: Device, cpu: number): Promise<Record<Metric, number>> {
  const chrome = await launch({
    chromePath: obtainChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  const flags: Flags = { port: chrome.port, output: 'json', logLevel: 'silent' };
  if (device === 'mobile') flags.throttling = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: cpu };
  try {
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const read = metrics.map((metric) => [metric, readers[metric](result.lhr)] as const);
    return Object.fromEntries(read) as Record<Metric, number>;
  } finally {
    chrome.kill();
  }
}

/**
 * The median of a page's runs as the report has it, with the lowest performance score.
 *
 * @param own runs of our page that another is compared with
 */
export function cellOf(metric: Metric, runs: readonly number[], own?: readonly number[]): string {
  const middle = median(runs);
  const text = metric === 'CLS' ? middle.toFixed(3) : String(Math.round(middle));
  if (metric === 'Performance') return `${text} (${Math.min(...runs)})`;
  const ratio = own ? middle / median(own) : Number.NaN;
  return Number.isFinite(ratio) ? `${text} (×${ratio.toFixed(2)})` : text;
}
