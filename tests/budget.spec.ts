import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchOptions } from './support/full-chromium.ts';
import { logTransfers, type Transfer } from './support/network-log.ts';
import { scrollThrough } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

// The browser that visitors have: the one without windows lays a phone's page out twice, and asks for more.
test.use({ launchOptions });

/*
 * What the first view of the home page may cost: cold cache, nothing scrolled or tapped. 1 kB is 1000 bytes; text counts as
 * brotli makes it. Bytes and requests are gates, as they are the same on every machine; times are for `npm run bench`.
 */
const budgets = {
  HTML: 24,
  CSS: 13,
  JavaScript: 10,
  Font: 24,
  'Hero picture': 30,
  'All pictures': 75,
  Everything: 140,
};
const requestBudget = 12;
/** The script that runs before the first paint, minified and as it stands in every page, in bytes. */
const beforePaintBudget = 2000;
const shiftBudget = 0.005;
const wideHeroBudget = 150;

type Part = keyof typeof budgets;

/** What the first view asked for. The hero stands still, so that its second picture does not come into the count. */
async function firstView(page: Page): Promise<Transfer[]> {
  return logTransfers(page, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });
}

function partsOf(transfers: Transfer[], hero: string): Record<Part, Transfer[]> {
  const of = (kind: Transfer['kind']) => transfers.filter((transfer) => transfer.kind === kind);
  return {
    HTML: of('document'),
    CSS: of('stylesheet'),
    JavaScript: of('script'),
    Font: of('font'),
    'Hero picture': transfers.filter(({ path }) => path === hero),
    'All pictures': of('image'),
    Everything: transfers,
  };
}

const heroPath = (page: Page) =>
  page.locator('#hjem picture img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

const kB = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Adds up layout shifts from here on; the sum is `shiftsOf`. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

const line = (...cells: string[]) =>
  cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(14))).join('');

test.describe('on a phone with an empty cache', { tag: '@phone' }, () => {
  test('the first view keeps to its budgets, with font and hero picture preloaded', async ({ page }) => {
    const transfers = await firstView(page);
    const hero = await heroPath(page);
    const parts = partsOf(transfers, hero);
    const rows = Object.entries(budgets).map(([part, budget]) => ({ part: part as Part, budget }));
    console.log(
      [
        line('', 'actual', 'budget'),
        ...rows.map(({ part, budget }) => line(part, `${kB(parts[part]).toFixed(1)} kB`, `${budget} kB`)),
        line('Requests', String(transfers.length), String(requestBudget)),
      ].join('\n'),
    );
    for (const { part, budget } of rows) {
      const files = parts[part].toSorted((a, b) => b.bytes - a.bytes);
      const names = files.map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${path}`).join('\n');
      expect.soft(kB(files), `${part} is more than ${budget} kB:\n${names}`).toBeLessThanOrEqual(budget);
      expect.soft(files.length, `${part}: nothing was measured`).toBeGreaterThan(0);
    }
    const asked = transfers.map(({ path }) => path).join('\n');
    expect(transfers.length, `More than ${requestBudget} requests:\n${asked}`).toBeLessThanOrEqual(
      requestBudget,
    );
    const [first] = await page.locator('head > script:not([src], [type])').allTextContents();
    expect(first).toContain('cookieConsent');
    expect(first!.length).toBeLessThan(beforePaintBudget);
    // Font and hero picture are preloaded, and each comes once.
    expect(hero).toMatch(/\.avif$/);
    expect(parts['Hero picture']).toHaveLength(1);
    const [font, ...otherFonts] = parts.Font;
    expect(otherFonts).toEqual([]);
    await expect(page.locator(`link[rel="preload"][as="font"][href="${font!.path}"]`)).toHaveCount(1);
    await expect(
      page.locator(`link[rel="preload"][as="image"][fetchpriority="high"][imagesrcset*="${hero}"]`),
    ).toHaveCount(1);
  });

  test('nothing moves, from the top of the page to its end and with the banner', async ({ page }) => {
    await countShifts(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Godta' })).toBeVisible();
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThan(shiftBudget);
  });
});

test('nothing moves when the font comes late', { tag: '@both' }, async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await pause(1500);
    await route.continue();
  });
  await countShifts(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  expect(await shiftsOf(page)).toBeLessThan(shiftBudget);
});

test.describe('on a screen of 1920 pixels', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the hero picture keeps to its budget', async ({ page }) => {
    const transfers = await firstView(page);
    const hero = await heroPath(page);
    const size = kB(transfers.filter(({ path }) => path === hero));
    console.log(`Hero picture at 1920 px: ${size.toFixed(1)} kB of ${wideHeroBudget} kB`);
    expect(size, hero).toBeLessThanOrEqual(wideHeroBudget);
    expect(size).toBeGreaterThan(0);
  });
});
