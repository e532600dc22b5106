import { gallery, openProjects } from './support/gallery.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => openProjects(page));

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
