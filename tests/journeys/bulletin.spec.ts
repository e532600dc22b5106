import { findViolations } from '../support/axe.ts';
import { openWithBulletin, text } from '../support/bulletin.ts';
import { expect, test } from '../support/test.ts';

test(
  'a bulletin stands under the header on its days in Norway, whenever the site was built',
  { tag: '@landing' },
  async ({ page }) => {
    for (const path of ['/', '/personvern']) {
      await page.clock.setFixedTime('2026-08-12T21:59:59Z');
      await openWithBulletin(page, false, path);
      const named = page.getByRole('complementary', { name: /./ });
      const bulletin = named.getByText(text);
      await expect(bulletin).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page, 'aside')).toEqual([]);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const [header, words, below] = await Promise.all([
          page.locator('.header').boundingBox(),
          bulletin.boundingBox(),
          page.locator('main').boundingBox(),
        ]);
        const end = header!.y + header!.height;
        expect(words!.y, `${path}, ${width} px: below the header`).toBeGreaterThanOrEqual(end);
        expect(below!.y, `${path}, ${width} px: above the page`).toBeGreaterThan(words!.y + words!.height);
      }
      // The day is the same on every page.
      for (const time of path === '/' ? ['2026-08-12T22:00:00Z', '2026-07-19T21:59:59Z'] : []) {
        await page.clock.setFixedTime(time);
        await page.reload();
        await expect(page.locator('.header')).toBeVisible();
        await expect(bulletin).toBeHidden();
      }
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bulletin stays', async ({ page }) => {
    await openWithBulletin(page, true);
    await expect(page.getByText(text)).toBeVisible();
  });
});
