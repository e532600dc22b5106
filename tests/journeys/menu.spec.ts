import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* The menu of small screens. */

test(
  'a tablet that is turned while the menu is open can be scrolled at once',
  { tag: '@landing' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/');
    await press(page.getByRole('button', { name: 'Meny' }));
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  },
);

test.describe('on a phone', { tag: '@phone' }, () => {
  test('closes by its button, when focus moves past its end, and when the address changes', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Meny' });
    const menu = page.getByRole('navigation', { name: 'Mobilmeny' });
    await expect(menu).toBeHidden();
    await press(button);
    await expect(menu).toBeVisible();
    await expect(page.locator('#mobilmeny')).toContainText('Eksempelveien 1, 0000 Eksempelby');
    await press(button);
    await expect(menu).toBeHidden();
    // The focus must not move to the page that the menu covers.
    await press(button);
    await page.locator('#mobilmeny').getByRole('link', { name: 'Ring Oss' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    // An address of the page is entered, or the history moves.
    const ways = [() => page.goto('/#kontakt'), () => page.goto('/#kontakt'), () => page.goBack()];
    for (const move of ways) {
      await press(button);
      await expect(menu).toBeVisible();
      await move();
      await expect(menu).toBeHidden();
    }
  });

  test('closes on a choice and goes there, before any file with a script has come', async ({ page }) => {
    await page.route('**/_astro/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await press(page.getByRole('button', { name: 'Meny' }));
    await press(page.locator('#mobilmeny').getByRole('link', { name: 'Kontakt' }));
    await expect(page.locator('#mobilmeny')).toBeHidden();
    await expect(page).toHaveURL('/#kontakt');
    await expect(page.locator('#kontakt')).toBeInViewport();
  });

  test('is below the header, also where a low window keeps only its lower row', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await press(page.getByRole('button', { name: 'Meny' }));
    await expect(page.locator('#mobilmeny')).toBeVisible();
    const gap = () =>
      page.evaluate(() => {
        const [header, menu] = ['header', '#mobilmeny'].map((part) =>
          document.querySelector(part)!.getBoundingClientRect(),
        );
        return menu!.top - header!.bottom;
      });
    await expect.poll(gap).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(gap).toBe(0);
  });
});
