import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

test('an unknown address answers 404, logs the path and leads home', async ({ page, guard }) => {
  guard.allow(/status of 404/, /404: \/finnes\/ikke/);
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('/finnes/ikke'),
  );
  const response = await page.goto('/finnes/ikke?a=1');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
  await logged;
  await press(page.getByRole('main').getByRole('link', { name: 'Til forsiden' }));
  await expect(page).toHaveURL('/');
});
