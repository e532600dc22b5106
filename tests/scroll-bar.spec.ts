import { settings } from './support/consent.ts';
import { launchOptions } from './support/full-chromium.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/* Where scroll bars take room. */

const ignoreDefaultArgs = [...launchOptions.ignoreDefaultArgs, '--hide-scrollbars'];
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs } });

test('a dialog does not reflow the page behind it', async ({ page }) => {
  await page.goto('/');
  const sizes = () =>
    page.locator('main > section, footer').evaluateAll((parts) =>
      parts.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return `${width} x ${height}`;
      }),
    );
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1280);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Samtykkeinnstillinger' });
  await button.scrollIntoViewIfNeeded();
  const before = await sizes();
  await press(button);
  await expect(settings(page)).toBeVisible();
  expect(await sizes()).toEqual(before);
});
