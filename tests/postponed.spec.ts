import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * The page below the first view is not rendered until the page has loaded. Nobody may notice: links land where they should, and
 * everything is there in the end.
 */

const ids = ['om-oss', 'tjenester', 'prosjekter', 'ansatte', 'kontakt'];

/** Sections whose content is rendered, whether or not it is in view. */
const rendered = (page: Page) =>
  page.evaluate(
    (ids) =>
      ids.filter((id) =>
        document.querySelector(`#${id} h2`)!.checkVisibility({ contentVisibilityAuto: true }),
      ),
    ids,
  );

/** Opens the page and holds back its photographs, so that it goes on loading until told otherwise. */
async function openLoading(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.avif', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return arrive;
}

/** How far the top of a section is from where a link to it leads: below the header, with some room. */
const distanceFromPlace = (page: Page, id: string) =>
  page.evaluate((id) => {
    const place = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - place);
  }, id);

test('what is far below the first view is rendered when the page has loaded', async ({ page }) => {
  const arrive = await openLoading(page);
  expect(await rendered(page)).not.toContain('kontakt');
  arrive();
  await expect.poll(() => rendered(page)).toEqual(ids);
});

test('a link that is used while the page loads leads to its section, and stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const arrive = await openLoading(page);
  await page.locator('#hjem').getByRole('link', { name: 'Bestill Gratis Befaring' }).click();
  await expect(page).toHaveURL(/#kontakt$/);
  expect(await rendered(page)).toEqual(ids);
  expect(await distanceFromPlace(page, 'kontakt')).toBeLessThan(2);
  arrive();
  await page.waitForLoadState('load');
  expect(await distanceFromPlace(page, 'kontakt')).toBeLessThan(2);
});

test('a page that is scrolled while it loads renders what comes near, and moves nothing in view', async ({
  page,
}) => {
  const arrive = await openLoading(page);
  await page.locator('#ansatte').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => rendered(page)).toContain('ansatte');
  await expect(page.locator('#ansatte h2')).toBeInViewport();
  arrive();
  await expect.poll(() => rendered(page)).toEqual(ids);
  await expect(page.locator('#ansatte h2')).toBeInViewport();
});

test('nothing is postponed on the way to an anchor', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await page.goto('/#kontakt', { waitUntil: 'domcontentloaded' });
  expect(await rendered(page)).toEqual(ids);
});

test('a page that is reloaded is where it was', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => rendered(page)).toEqual(ids);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
});

test('whoever prints while the page loads gets all of it', async ({ page }) => {
  const arrive = await openLoading(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await rendered(page)).toEqual(ids);
  arrive();
});
