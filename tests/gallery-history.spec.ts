import type { Page } from '@playwright/test';
import { gallery, openProjects } from './support/gallery.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => openProjects(page));

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => press(gallery(page).close),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside the picture': (page) => page.mouse.click(page.viewportSize()!.width / 2, 84),
  "the browser's back button": (page) => page.goBack(),
};

test('every way out closes it, returns the focus and leaves nothing in the history', async ({ page }) => {
  const link = page.getByRole('link', { name: /^Vis bilde 3 av 8/ });
  const address = page.url();
  const { count } = gallery(page);
  for (const [way, close] of Object.entries(ways))
    await test.step(way, async () => {
      await press(link);
      await expect(count).toBeVisible();
      await close(page);
      await expect(link).toBeFocused();
      await expect(page.locator('dialog#galleri[open]')).toHaveCount(0);
      expect(page.url()).toBe(address);
      await page.waitForFunction(() => history.state === null);
    });
});

test('the browser can go forward into it again, and a reload keeps it', async ({ page }) => {
  await press(page.getByRole('link', { name: /^Vis bilde 3 av 8/ }));
  const { count, dialog } = gallery(page);
  await expect(count).toHaveText('Bilde 3 av 8');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(count).toHaveText('Bilde 3 av 8');
  await page.reload();
  await expect(count).toHaveText('Bilde 3 av 8');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // An entry whose picture is no longer there shows the page.
  await page.evaluate(() => history.replaceState({ gallery: { project: 'proj2', index: 8 } }, ''));
  await page.reload();
  await expect(page.locator('#prosjekter[data-gallery-listens]')).toHaveCount(1);
  await expect(page.locator('dialog#galleri[open]')).toHaveCount(0);
});
