import type { Page, Response } from '@playwright/test';
import { compressed } from '../support/compressed.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { expect, test } from '../support/test.ts';

// The browser that visitors have: the one without windows lays a phone's page out twice, and asks for more.
test.use({ launchOptions, deviceScaleFactor: 3 });

/**
 * Budgets of the home page's first view with an empty cache, before any scroll or press, in kB of 1000 bytes.
 * `document` includes the styles; `markup` is the document without them.
 */
const budgets = { document: 32, markup: 18, script: 5, font: 24, image: 75, all: 130 };

/** Requests of that view. */
const requestBudget = 11;

/** The photograph of the first view on a phone, in kB. */
const heroBudget = 16;

/** The same at 1920 pixels. */
const wideHeroBudget = 150;

/** One file that a page asked for. */
interface Transfer {
  path: string;
  /** Its resource type, such as `image`. */
  kind: string;
  kB: number;
}

/** Opens the home page and returns its requests, in order. The paused rotation requests no second picture. */
async function openFirstView(page: Page): Promise<Transfer[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const isText = /^(text\/|application\/(json|manifest)|image\/svg)/.test(
        response.headers()['content-type'] ?? '',
      );
      return {
        path: new URL(response.url()).pathname,
        kind: response.request().resourceType(),
        kB: isText ? compressed(body) : body.length / 1000,
      };
    }),
  );
}

/** Sizes in kB, by the names of the budgets. */
async function sizesOf(page: Page, transfers: readonly Transfer[]) {
  const html = await (await page.request.get('/')).text();
  const totalOf = (kind: string) => total(transfers.filter((transfer) => transfer.kind === kind));
  return {
    document: totalOf('document'),
    markup: compressed(html.replaceAll(/<style\b.*?<\/style>/gs, '')),
    script: totalOf('script'),
    font: totalOf('font'),
    image: totalOf('image'),
    all: total(transfers),
  } satisfies Record<keyof typeof budgets, number>;
}

/** The sum of the sizes of some files, in kB. */
const total = (transfers: readonly Transfer[]) => transfers.reduce((sum, { kB }) => sum + kB, 0);

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
