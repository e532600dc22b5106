import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { chromiumArguments, obtainChromium } from '../tools/chromium.ts';

export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** One Lighthouse run: times in milliseconds, bytes as transferred, scores from 0 to 100. */
export type Measurement = Record<Metric, number>;

export const metrics = [
  'FCP',
  'LCP',
  'Speed Index',
  'TBT',
  'CLS',
  'HTML',
  'CSS',
  'JavaScript',
  'Fonts',
  'Pictures',
  'All bytes',
  'Requests',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
] as const;
export type Metric = (typeof metrics)[number];

/**
 * Measures a page once, in a browser of its own and with an empty cache.
 *
 * @param cpu how many times slower a phone is than this machine
 * @throws Error where the page cannot be measured
 */
export async function measure(url: string, device: Device, cpu: number): Promise<Measurement> {
  const chrome = await launch({
    chromePath: obtainChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, flags(chrome.port, device, cpu), config(device));
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return readResult(result.lhr);
  } finally {
    chrome.kill();
  }
}

const config = (device: Device) => (device === 'desktop' ? desktopConfig : undefined);

function flags(port: number, device: Device, cpu: number): Flags {
  // Lighthouse's own phone: 150 ms and 1.6 Mbit/s.
  const slow = { rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5 };
  const throttling = {
    ...slow,
    downloadThroughputKbps: 1474.56,
    uploadThroughputKbps: 675,
    cpuSlowdownMultiplier: cpu,
  };
  return { port, output: 'json', logLevel: 'silent', ...(device === 'mobile' && { throttling }) };
}

function readResult({ audits, categories }: Result): Measurement {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details as { items: NetworkItem[] } | undefined;
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    'Speed Index': value('speed-index'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
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

interface NetworkItem {
  url: string;
  resourceType: string;
  transferSize: number;
}
