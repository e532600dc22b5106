import { gallery, openProjects } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

test('the address of the page, entered meanwhile, leads to its section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#om-oss');
  await press(page.locator('#prosjekter article').last().getByRole('heading').getByRole('link'));
  await expect(gallery(page).count).toBeVisible();
  await page.goto('/#om-oss');
  await expect(gallery(page).dialog).toBeHidden();
  // The focus returns after a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await expect(page.locator('#om-oss').getByRole('heading', { level: 2 })).toBeInViewport();
});

for (const isReloaded of [false, true])
  test(`the link is in view on a phone that was turned meanwhile${isReloaded ? ', and reloaded' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openProjects(page);
    const link = page.locator('#prosjekter a[data-index="0"]').first();
    await press(link);
    await expect(gallery(page).count).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    if (isReloaded) await page.reload();
    await expect(gallery(page).count).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

test('the browser can go forward into it again, and a reload keeps it', async ({ page }) => {
  await openProjects(page);
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

test('an address that is entered meanwhile leads to its section', { tag: '@both' }, async ({ page }) => {
  await page.goto('/#om-oss');
  const link = page.locator('#prosjekter article').last().getByRole('heading').getByRole('link');
  await press(link);
  const { count, dialog } = gallery(page);
  await expect(count).toBeVisible();
  await page.goto('/#kontakt');
  await expect(dialog).toBeHidden();
  const heading = page.locator('#kontakt').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  // Still there once the gallery has closed, and Tab goes on from there.
  await page.keyboard.press('Tab');
  await expect(page.locator('#kontakt :focus')).toHaveCount(1);
  await expect(heading).toBeInViewport();
});
