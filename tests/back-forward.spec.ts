import { type Browser, chromium, type Page } from '@playwright/test';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/* Playwright switches the back/forward cache off, so these tests start a browser that keeps it. */

/** Chromium keeps no answer but 200 (`response-status-not-ok`), whatever is in it: the page is tried with that status. */
const missing = '/finnes-ikke';

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});

test.afterAll(() => browser.close());

/**
 * Does something on a page, leaves it for another, and goes back.
 *
 * @returns what the page noted when it was shown again: that it had been kept, or why it had to be loaded anew
 */
async function leaveAndReturn(baseURL: string, path: string, act: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kart</title><p>Kart</p>' }),
  );
  await page.route(missing, async (route) => route.fulfill({ response: await route.fetch(), status: 200 }));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown;
      })[];
      const shown = persisted ? 'kept' : JSON.stringify(navigation?.notRestoredReasons ?? 'new');
      if (top === window) sessionStorage.setItem(location.pathname, shown);
    }),
  );
  await page.goto(path);
  await act(page);
  const elsewhere = path === '/personvern' ? '/' : '/personvern';
  await page.goto(elsewhere);
  // A page that comes back from the cache does not load, so there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(500);
  await page.goto(elsewhere);
  const outcome = await page.evaluate((key) => sessionStorage.getItem(key), path);
  await page.close();
  return outcome;
}

for (const path of ['/', '/personvern', missing]) {
  test(`the browser keeps ${path} for the way back`, async ({ baseURL }) => {
    expect(await leaveAndReturn(baseURL!, path, async () => {})).toBe('kept');
  });
}

test('the browser keeps a page whose map is shown', async ({ baseURL }) => {
  const outcome = await leaveAndReturn(baseURL!, '/', async (page) => {
    await press(page.getByRole('button', { name: 'Godta', exact: true }));
    await page.locator('#kontakt').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
  });
  expect(outcome).toBe('kept');
});

test('the browser keeps a page whose gallery was open', async ({ baseURL }) => {
  const outcome = await leaveAndReturn(baseURL!, '/', async (page) => {
    await press(page.getByRole('button', { name: 'Avslå', exact: true }));
    await page.locator('#prosjekter').scrollIntoViewIfNeeded();
    await press(page.locator('#prosjekter h3 a').first());
    await press(page.getByRole('button', { name: 'Lukk', exact: true }));
    await expect(page.locator('[data-gallery-open]')).toHaveCount(0);
  });
  expect(outcome).toBe('kept');
});
