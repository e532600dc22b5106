import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { addStyles } from '../support/fit.ts';
import { banner } from '../support/consent.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* Ad blockers hide elements by class and id: what nobody can see must not lock the page. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The rule that is harder to notice: what has no box is found by any question. */
const hidden = '{ visibility: hidden !important }';

test('a menu and settings that are hidden', { tag: ['@phone', '@landing'] }, async ({ page }) => {
  await page.goto('/');
  await addStyles(page, `:is(.menu, .consent-dialog) ${hidden}`);
  await page.evaluate(() =>
    addEventListener('toggle', () => Object.assign(window, { isToggled: true }), true),
  );
  await press(page.getByRole('button', { name: 'Meny' }));
  await page.waitForFunction(() => 'isToggled' in window);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  await press(page.getByRole('link', { name: 'Bestill Gratis Befaring' }).first());
  await expect(page.locator('#kontakt')).toBeInViewport();
});

test('a gallery that is hidden: the link opens the picture', { tag: '@landing' }, async ({ page, guard }) => {
  guard.allow(/style-src/);
  await openProjects(page);
  await addStyles(page, `#galleri ${hidden}`);
  await press(project(page, 'Lyst familiebad med eik'));
  await expect(page).toHaveURL(/\.(jpg|webp)$/);
  await page.goBack();
  await expect(gallery(page).dialog).toBeHidden();
});

test('settings that are hidden after they have opened', { tag: '@landing' }, async ({ page }) => {
  await page.goto('/');
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await expect(page.locator('.consent-dialog')).toBeVisible();
  await addStyles(page, '.consent-dialog { display: none !important }');
  await page.mouse.click(640, 400);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  await press(page.getByRole('link', { name: 'Se Våre Prosjekter' }));
  await expect(page.locator('#prosjekter')).toBeInViewport();
});

test(
  'an extension that darkens the page leaves the header readable',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    // Dark Reader gives the root this attribute, and colours of its own to words and plain grounds.
    await page.locator('html').evaluate((root) => root.setAttribute('data-darkreader-scheme', 'dark'));
    const { backgroundColor } = await page.locator('body').evaluate((body) => getComputedStyle(body));
    await expect(page.locator('.header')).toHaveCSS('background-color', backgroundColor);
  },
);

test(
  'a page that was saved whole has its words, and nothing that cannot be pressed over them',
  { tag: '@engine' },
  async ({ page, browser }, testInfo) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
    const file = testInfo.outputPath('side.mhtml');
    await writeFile(file, data);
    const saved = await browser.newPage();
    await saved.goto(pathToFileURL(file).href);
    await expect(saved.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(saved)).toBeHidden();
    await expect(saved.getByRole('button', { name: 'Pause bildevisningen' })).toBeHidden();
    await saved.close();
  },
);
