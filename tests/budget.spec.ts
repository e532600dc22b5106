import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { budgets, kB, openFirstView, requestBudget, sizesOf } from './support/first-view.ts';
import { launchOptions } from './support/full-chromium.ts';
import { scrollThrough } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

// The browser that visitors have: the one without windows lays a phone's page out twice, and asks for more.
test.use({ launchOptions });

/** The script that runs before the first paint, minified and inline in every page, in bytes. */
const beforePaintBudget = 2300;
/** Layout shift of a visit (CLS). */
const shiftBudget = 0.002;
/** The photograph of the first view, in kB: on a phone, and at 1920 pixels. */
const [heroBudget, wideHeroBudget] = [30, 150];

const heroPath = (page: Page) =>
  page.locator('#hjem picture img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

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
  test('the first view keeps to its budgets', async ({ page }) => {
    const transfers = await openFirstView(page);
    const hero = await heroPath(page);
    const heroFiles = transfers.filter(({ path }) => path === hero);
    const sizes = Object.entries({ ...(await sizesOf(page, transfers)), hero: kB(heroFiles) });
    const limits: Record<string, number> = { ...budgets, hero: heroBudget };
    console.log(
      [
        line('', 'actual', 'budget'),
        ...sizes.map(([part, size]) => line(part, `${size.toFixed(1)} kB`, `${limits[part]} kB`)),
        line('requests', String(transfers.length), String(requestBudget)),
      ].join('\n'),
    );
    const asked = transfers.map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${path}`).join('\n');
    for (const [part, size] of sizes) {
      expect.soft(size, `${part} in kB:\n${asked}`).toBeLessThanOrEqual(limits[part] ?? 0);
      expect.soft(size, `${part}: nothing was measured`).toBeGreaterThan(0);
    }
    expect(transfers.length, asked).toBeLessThanOrEqual(requestBudget);
    const [first] = await page.locator('head > script:not([src], [type])').allTextContents();
    expect(first).toContain('cookieConsent');
    expect(first?.length).toBeLessThan(beforePaintBudget);
    // The hero picture is preloaded and comes once; no other file comes before the first paint.
    expect(hero).toMatch(/\.avif$/);
    expect(heroFiles).toHaveLength(1);
    expect(transfers.filter(({ kind }) => kind === 'font')).toHaveLength(1);
    await expect(page.locator('link[rel="stylesheet"], link[rel="preload"][as="font"]')).toHaveCount(0);
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

for (const path of ['/', '/personvern'])
  test(`nothing moves when the font comes late: ${path}`, { tag: '@both' }, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await pause(1500);
      await route.continue();
    });
    await countShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    expect(await shiftsOf(page)).toBeLessThan(shiftBudget);
  });

test(
  'nothing moves when the page arrives in two parts',
  { tag: '@both' },
  async ({ page, baseURL, guard }) => {
    guard.allow(/^Foreign request: http:\/\/localhost/);
    const server = createServer(async ({ url = '/' }, response) => {
      const file = await fetch(new URL(url, baseURL));
      response.setHeader('content-type', file.headers.get('content-type') ?? '');
      const [start, ...rest] = Buffer.from(await file.arrayBuffer())
        .toString('latin1')
        .split(/(?=<div class="hero-buttons)/);
      response.write(start ?? '', 'latin1');
      if (rest.length > 0) await pause(1000);
      response.end(rest.join(''), 'latin1');
    }).listen(0, '127.0.0.1');
    try {
      await countShifts(page);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftsOf(page)).toBeLessThan(shiftBudget);
    } finally {
      server.close();
    }
  },
);

test.describe('on a screen of 1920 pixels', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the hero picture keeps to its budget', async ({ page }) => {
    const transfers = await openFirstView(page);
    const hero = await heroPath(page);
    const size = kB(transfers.filter(({ path }) => path === hero));
    console.log(`Hero picture at 1920 px: ${size.toFixed(1)} kB of ${wideHeroBudget} kB`);
    expect(size, hero).toBeLessThanOrEqual(wideHeroBudget);
    expect(size).toBeGreaterThan(0);
  });
});
