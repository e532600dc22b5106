import { findMisfits } from '../support/fit.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions, viewport: { width: 320, height: 640 } });

test('the header has the call button and the e-mail beside a scroll bar at 320 px', async ({ page }) => {
  await page.goto('/');
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(room).toBeLessThan(320);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Ring Oss' })).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('link', { name: /^E-post/ })).toBeInViewport({ ratio: 1 });
  expect(await findMisfits(page, '.header')).toEqual([]);
});
