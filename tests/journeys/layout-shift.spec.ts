import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openWithBulletin } from '../support/bulletin.ts';
import { settings } from '../support/consent.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { press } from '../support/press.ts';
import { serveInPieces } from '../support/pieces.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

// The browser that visitors have: the one without windows lays a phone's page out twice.
test.use({ launchOptions });

/** Layout shift of a visit (CLS). */
const budget = 0.002;

interface Shift {
  value: number;
  /** What moved, from where to where. */
  moved: string;
}

/** Adds up a page's layout shifts. The function that it returns reads the sum and prints larger parts. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = [];
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const nameOf = (node: Node | null) => (node instanceof Element ? node.className : node?.textContent);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        );
        window.shifts.push({ value, moved: moved.join('\n  ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.shifts);
    for (const { value, moved } of shifts) if (value > 0.001) console.log(`${value}\n  ${moved}`);
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Waits for the page's first paint with words in it. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('nothing moves from the top of a page to its end', { tag: '@phone' }, async ({ page }) => {
  const shifts = await countShifts(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Godta' })).toBeVisible();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(budget);
});

test(
  'a scroll before the browser reports its first paint moves nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const shifts = await countShifts(page);
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') observe.call(this, options);
      };
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-below', 'later');
    await page.mouse.wheel(0, 40);
    await expect(page.locator('html')).not.toHaveAttribute('data-below');
    expect(await shifts()).toBeLessThan(budget);
  },
);

test('nothing moves when the font comes late', { tag: ['@both', '@engine'] }, async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await painted(page);
    await route.continue();
  });
  const shifts = await countShifts(page);
  for (const path of ['/', '/personvern']) {
    await page.goto(path);
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /^"?Schibsted/.test(family) && status === 'loaded'),
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    expect(await shifts(), path).toBeLessThan(budget);
  }
});

test(
  'parts that arrive late move nothing',
  { tag: ['@both', '@engine'] },
  async ({ page, baseURL, guard }) => {
    guard.allow(/^Foreign request: http:\/\/localhost/);
    // Not only for the paint: the banner is hidden until its buttons have come, and then nothing is painted.
    const isReady = () => Promise.race([painted(page), pause(1000)]);
    const shifts = await countShifts(page);
    for (const part of ['hero-buttons', 'consent-banner-buttons']) {
      const server = await serveInPieces(baseURL!, new RegExp(`(?=<div class="${part})`), isReady);
      try {
        await page.goto(server.address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await shifts(), part).toBeLessThan(budget);
      } finally {
        server.close();
      }
    }
  },
);

test(
  'lists whose cells arrive one by one move nothing',
  { tag: '@engine' },
  async ({ page, baseURL, guard }) => {
    guard.allow(/^Foreign request: http:\/\/localhost/);
    await page.setViewportSize({ width: 1280, height: 12_000 });
    const shifts = await countShifts(page);
    const server = await serveInPieces(baseURL!, /(?=<(?:li|div|article) [^>]*class="cell )/, () =>
      pause(50),
    );
    try {
      await page.goto(server.address);
      await expect(page.getByRole('contentinfo').getByText('Org.nr.').first()).toBeVisible();
      expect(await shifts()).toBeLessThan(budget);
    } finally {
      server.close();
    }
  },
);

test('a bulletin moves nothing', { tag: '@engine' }, async ({ page }) => {
  const shifts = await countShifts(page);
  await openWithBulletin(page, true);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(budget);
});

test('a dialog does not reflow the page behind it', { tag: '@engine' }, async ({ page }) => {
  await page.goto('/');
  const sizes = () =>
    page.locator('main > section, footer').evaluateAll((parts) =>
      parts.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return `${width} x ${height}`;
      }),
    );
  // The scroll bar has a width.
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1280);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Samtykkeinnstillinger' });
  await button.scrollIntoViewIfNeeded();
  const before = await sizes();
  await press(button);
  await expect(settings(page)).toBeVisible();
  expect(await sizes()).toEqual(before);
});
