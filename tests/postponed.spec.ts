import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * What lies below the first view is rendered after it, when the browser has time. Nobody may notice: links land where they should, and
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

/** Opens the page on a machine that has no time to spare until it is told so. */
async function openBusy(page: Page, path = '/'): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (task) => waiting.push(task);
    Object.assign(window, {
      spareTime: () => {
        window.requestIdleCallback = requestIdleCallback;
        for (const task of waiting) requestIdleCallback(task);
      },
    });
  });
  await page.goto(path);
  return () => page.evaluate(() => (window as unknown as { spareTime: () => void }).spareTime());
}

/** How far the top of a section is from where a link to it leads: below the header, with some room. */
const distanceFromPlace = (page: Page, id: string) =>
  page.evaluate((id) => {
    const place = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - place);
  }, id);

test('what is far below the first view is rendered when there is time', async ({ page }) => {
  const spareTime = await openBusy(page);
  expect(await rendered(page)).not.toContain('kontakt');
  await spareTime();
  await expect.poll(() => rendered(page)).toEqual(ids);
});

test('a link that is used before leads to its section, and stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const spareTime = await openBusy(page);
  await page.locator('#hjem').getByRole('link', { name: 'Bestill Gratis Befaring' }).click();
  await expect(page).toHaveURL(/#kontakt$/);
  expect(await rendered(page)).toEqual(ids);
  expect(await distanceFromPlace(page, 'kontakt')).toBeLessThan(2);
  await spareTime();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await distanceFromPlace(page, 'kontakt')).toBeLessThan(2);
});

test('a page that is scrolled before renders what comes near, and moves nothing in view', async ({
  page,
}) => {
  const spareTime = await openBusy(page);
  await page.locator('#ansatte').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => rendered(page)).toContain('ansatte');
  await expect(page.locator('#ansatte h2')).toBeInViewport();
  await spareTime();
  await expect.poll(() => rendered(page)).toEqual(ids);
  await expect(page.locator('#ansatte h2')).toBeInViewport();
});

test('nothing is postponed on the way to an anchor', async ({ page }) => {
  await openBusy(page, '/#kontakt');
  expect(await rendered(page)).toEqual(ids);
});

test('a page that is reloaded is where it was', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => rendered(page)).toEqual(ids);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(2);
});

test('whoever prints before gets all of it', async ({ page }) => {
  await openBusy(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await rendered(page)).toEqual(ids);
});
