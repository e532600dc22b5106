import type { Page } from '@playwright/test';
import { budgets, openFirstView, requestBudget, sizesOf, total } from '../support/first-view.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { expect, test } from '../support/test.ts';

// The browser that visitors have: the one without windows lays a phone's page out twice, and asks for more.
test.use({ launchOptions, deviceScaleFactor: 3 });

/** The photograph of the first view on a phone, in kB. */
const heroBudget = 16;

/** The same at 1920 pixels. */
const wideHeroBudget = 150;

const heroPath = (page: Page) =>
  page.locator('#hjem picture img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

test('the first view keeps to its budgets', { tag: '@phone' }, async ({ page }) => {
  const transfers = await openFirstView(page);
  const hero = await heroPath(page);
  const heroFiles = transfers.filter(({ path }) => path === hero);
  const sizes = Object.entries({ ...(await sizesOf(page, transfers)), hero: total(heroFiles) });
  const limits: Record<string, number> = { ...budgets, hero: heroBudget };
  console.table(sizes.map(([part, kB]) => ({ part, kB, budget: limits[part] })));
  const asked = transfers.map(({ path, kB }) => `${kB.toFixed(1)} kB ${path}`).join('\n');
  for (const [part, size] of sizes) {
    expect.soft(size, `${part} in kB:\n${asked}`).toBeLessThanOrEqual(limits[part] ?? 0);
    expect.soft(size, `${part}: nothing was measured`).toBeGreaterThan(0);
  }
  expect(transfers.length, asked).toBeLessThanOrEqual(requestBudget);
  const [script = ''] = await page.locator('head > script:not([src], [type])').allTextContents();
  expect(script).toContain('cookieConsent');
  // The hero picture is preloaded and comes once; no other file comes before the first paint.
  expect(hero).toMatch(/\.avif$/);
  expect(heroFiles).toHaveLength(1);
  expect(transfers.filter(({ kind }) => kind === 'font')).toHaveLength(1);
  await expect(page.locator('link[rel="stylesheet"], link[rel="preload"][as="font"]')).toHaveCount(0);
  await expect(
    page.locator(`link[rel="preload"][as="image"][fetchpriority="high"][imagesrcset*="${hero}"]`),
  ).toHaveCount(1);
});

test('on wide windows the hero asks for no larger file than it shows', async ({ browser, baseURL }) => {
  for (const [width, height, file] of [
    [1280, 800, 1440],
    [1440, 900, 1440],
    [1920, 1080, 2048],
    [820, 1180, 2048],
  ] as const) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: 1,
      baseURL: baseURL!,
    });
    await page.goto('/');
    expect(await heroPath(page), `${width} x ${height}`).toContain(`-${file}x`);
    await page.close();
  }
});

test.describe('at 1920 pixels', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 });

  test('the hero picture keeps to its budget', { tag: '@engine' }, async ({ page }) => {
    const transfers = await openFirstView(page);
    const hero = await heroPath(page);
    const size = total(transfers.filter(({ path }) => path === hero));
    console.log(`Hero picture at 1920 px: ${size.toFixed(1)} kB of ${wideHeroBudget} kB`);
    expect(size, hero).toBeLessThanOrEqual(wideHeroBudget);
    expect(size).toBeGreaterThan(0);
  });
});
