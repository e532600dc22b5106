import type { Page } from '@playwright/test';
import { singleFiles } from '../../src/content/schema/files.ts';
import { findViolations } from '../accessibility/axe.ts';
import { expect, test } from './test.ts';

const screens = ['', 'prosjekter', 'endringer', 'projects/proj1/project.yaml', ...Object.keys(singleFiles)];

/** Opens a screen, with everything in it unfolded. */
async function show(page: Page, screen: string) {
  await page.evaluate((hash) => location.assign(hash), `#/${screen}`);
  await expect(page.locator('main').getByRole('status').filter({ hasText: 'Henter' })).toHaveCount(0);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test.describe('@both', () => {
  test('axe finds nothing on any screen, and nothing is wider than its window', async ({ page, editor }) => {
    test.slow();
    await page.goto(editor);
    for (const screen of screens) {
      await show(page, screen);
      expect(await findViolations(page), screen).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, screen).toBeLessThanOrEqual(0);
    }
  });
});

test('every screen fits in 320 px, and what is pressed is 44 px', async ({ page, editor }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(editor);
  for (const screen of screens) {
    await show(page, screen);
    const small = await page.evaluate(() => {
      const pressed = document.querySelectorAll<HTMLElement>(
        'button, summary, select, textarea, input, .row, .button, a',
      );
      const isSmall = ({ width, height }: DOMRect) => width > 1 && (height < 44 || width < 44);
      // A choice is as large as its label; what is in the preview is the site's.
      return [...pressed]
        .map((element) => element.closest('label') ?? element)
        .filter((element) => element.checkVisibility() && isSmall(element.getBoundingClientRect()))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(small, screen).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(320);
  }
});

test('an address that cannot be read shows the list', async ({ page, editor }) => {
  await page.goto(editor);
  await expect(page.getByRole('link', { name: 'Firmaet' })).toBeVisible();
  await page.evaluate(() => location.assign('#/100%'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Firmaet' })).toBeVisible();
});
