import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editorFolder } from '../../src/pipeline/editor.ts';
import { singleFileNames } from '../../src/content/schema/files.ts';
import { findViolations } from '../support/axe.ts';
import { compressed } from '../support/compressed.ts';
import { bundles } from './build-editor.ts';
import { button, expect, field, formLink, link, openForm, press, showScreen, status, test } from './test.ts';

const screens = ['', 'projects/proj1/project.yaml', ...singleFileNames];

/** How much wider than its window the page is, in pixels. A phone's `innerWidth` would grow with the page. */
const overflow = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

test.describe('@both', () => {
  test('every screen passes axe, fits 320 px, and has targets of 44 px', async ({ page, editor }) => {
    const browser = await page.context().newCDPSession(page);
    await page.goto(editor);
    // Waits for the loading screen to end.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const screen of screens) {
      await showScreen(page, screen);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('main').getByRole('status').filter({ hasText: 'Henter' })).toHaveCount(0);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await findViolations(page), screen).toEqual([]);
      expect(await overflow(page), screen).toBeLessThanOrEqual(0);
      // The form scrolls, and nothing around it: its hidden labels are within it.
      expect(await page.evaluate(() => document.documentElement.scrollHeight), screen).toBe(
        page.viewportSize()?.height,
      );
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(smallTargets), screen).toEqual([]);
      expect(await overflow(page), screen).toBeLessThanOrEqual(0);
      // The browser's font size at 200 %.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect(await overflow(page), screen).toBeLessThanOrEqual(0);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewportSize(size);
    }
  });
});

/** What is pressed and smaller than 44 px. A choice is as large as its label. */
function smallTargets() {
  const pressed = document.querySelectorAll<HTMLElement>(
    'button, summary, select, textarea, input, .row, .button, a',
  );
  const isSmall = ({ width, height }: DOMRect) => width > 1 && (height < 44 || width < 44);
  return [...pressed]
    .map((element) => element.closest('label') ?? element)
    .filter((element) => element.checkVisibility() && isSmall(element.getBoundingClientRect()))
    .map((element) => element.outerHTML.slice(0, 120));
}

test('all files of the editor have at most 240 kB', { tag: ['@phone', '@short'] }, () => {
  const cwd = join(bundles.hosted, editorFolder);
  const files = globSync('{index.html,assets/*}', { cwd });
  expect(files.length).toBeGreaterThan(4);
  // A font is compressed already.
  const sizes = files.map((name) => compressed(readFileSync(join(cwd, name))));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(240);
});

test('an address that cannot be read shows the list', async ({ page, editor }) => {
  await openForm(page, editor, 'Firmaet');
  await showScreen(page, '100%');
  await page.reload();
  await expect(formLink(page, 'Firmaet')).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(`all is in view with text of twice the size on ${width} x ${height}`, async ({ page, editor }) => {
    await page.setViewportSize({ width, height });
    // On its side the bar that saves is beside the form.
    const leastHeight = width < height ? height / 2 : (height * 2) / 3;
    await page.goto(editor);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const name of ['Toppen av forsiden', 'Personvern']) {
      await press(link(page, name));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeInViewport({ ratio: 1 });
      // No word is broken into letters.
      expect((await title.boundingBox())?.height).toBeLessThan(height / 3);
      await expect(button(page, 'Lagre')).toBeInViewport({ ratio: 1 });
      const view = await page.getByRole('main').boundingBox();
      expect(view?.height).toBeGreaterThan(leastHeight);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(coveredFields)).toEqual([]);
      await press(link(page, 'Tilbake'));
    }
    await press(formLink(page, 'Firmaet'));
    await field(page, 'Telefon').fill('11 22 33 44');
    await expect(status(page)).toHaveText('Ikke lagret ennå.');
    const form = await page.getByRole('main').boundingBox();
    expect(form?.height).toBeGreaterThan(leastHeight);
  });

/** Fields whose first line is covered when they have the focus. */
function coveredFields() {
  const fields = document.querySelectorAll<HTMLElement>('main :is(input, textarea, select, summary)');
  return [...fields].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    element.focus();
    const { left, top, width } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + Math.min(width / 2, 20), top + 8);
    return found && (element.contains(found) || found.contains(element)) && found.closest('main')
      ? []
      : [element.outerHTML.slice(0, 80)];
  });
}
