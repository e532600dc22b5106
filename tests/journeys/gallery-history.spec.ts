import { gallery, openProjects } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

test(
  'a link is in view on a phone that was turned meanwhile, and reloaded',
  { tag: '@landing' },
  async ({ page }) => {
    await openProjects(page);
    const link = page.locator('#prosjekter a[data-index="0"]').first();
    for (const isReloaded of [false, true]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await press(link);
      await expect(gallery(page).count).toBeVisible();
      await page.setViewportSize({ width: 844, height: 390 });
      if (isReloaded) await page.reload();
      await expect(gallery(page).count).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
  },
);

test(
  'a reload and the way forward open it again, and leave the page where it was',
  { tag: '@landing' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#om-oss');
    const link = page.getByRole('link', { name: /^Vis bilde 3 av 8/ });
    const { count, dialog } = gallery(page);
    await press(link);
    await expect(count).toHaveText('Bilde 3 av 8');
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const top = await scrolled();
    const backAndForward = async () => {
      await page.goBack();
      await expect(dialog).toBeHidden();
      await page.goForward();
    };
    for (const comeBack of [() => page.reload(), backAndForward]) {
      await comeBack();
      await expect(count).toHaveText('Bilde 3 av 8');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect.poll(scrolled).toBe(top);
      await press(link);
      await expect(count).toHaveText('Bilde 3 av 8');
    }
    // An entry whose picture is no longer there shows the page.
    await page.evaluate(() => history.replaceState({ gallery: { project: 'proj2', index: 8 } }, ''));
    await page.reload();
    await expect(page.locator('#prosjekter[data-gallery-listens]')).toHaveCount(1);
    await expect(page.locator('dialog#galleri[open]')).toHaveCount(0);
  },
);

test(
  'an address that is entered meanwhile leads to its section',
  { tag: ['@phone', '@landing'] },
  async ({ page }) => {
    await page.goto('/#om-oss');
    const link = page.locator('#prosjekter article').last().getByRole('heading').getByRole('link');
    const { count, dialog } = gallery(page);
    // That of the page itself, and another.
    for (const section of ['#om-oss', '#kontakt']) {
      await press(link);
      await expect(count).toBeVisible();
      await page.goto(`/${section}`);
      await expect(dialog).toBeHidden();
      // The focus returns after a frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      await expect(page.locator(section).getByRole('heading', { level: 2 })).toBeInViewport();
    }
    // Tab goes on from there.
    await page.keyboard.press('Tab');
    await expect(page.locator('#kontakt :focus')).toHaveCount(1);
    await expect(page.locator('#kontakt').getByRole('heading', { level: 2 })).toBeInViewport();
  },
);
