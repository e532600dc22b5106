import type { ViewportSize } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { addStyles, doubleText, textSpacing } from './added-styles.ts';
import { findBrokenWords } from './broken-words.ts';
import { findMisfits } from './fit.ts';
import { openPage } from './open.ts';
import { states } from './states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const size = (width: number, height: number) => ({ width, height });

/** Windows that text must fit, and what else is done to it. */
const conditions: { name: string; sizes: ViewportSize[]; css?: string; fontSize?: number }[] = [
  // 1280 x 1024 at 400 %; with the room that a scroll bar takes; and a phone.
  { name: '400 % zoom', sizes: [size(320, 256), size(305, 256), size(320, 640)] },
  { name: 'a phone at 200 % zoom', sizes: [size(206, 458)] },
  { name: 'wide spacing', sizes: [size(320, 640), size(768, 1024), size(1280, 800)], css: textSpacing },
  { name: 'text alone at 200 %', sizes: [size(1280, 800)], css: doubleText },
  { name: "the browser's font size at 200 %", sizes: [size(1280, 800)], fontSize: 32 },
];

/** The states whose text is laid out in a way of its own. */
const fitted = [
  'home with the banner',
  'privacy',
  '404',
  'consent settings',
  'menu',
  'gallery',
  'form with errors',
];

for (const { name, open, upTo = Infinity } of states.filter((state) => fitted.includes(state.name))) {
  test(`text fits: ${name}`, async ({ page, guard, context }) => {
    test.setTimeout(60_000);
    await open({ page, guard });
    const browser = await context.newCDPSession(page);
    for (const { name: condition, sizes, css, fontSize = 16 } of conditions) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      if (css) await addStyles(page, css);
      for (const { width, height } of sizes.filter(({ width }) => width <= upTo)) {
        await page.setViewportSize({ width, height });
        expect(await findMisfits(page), `${condition} at ${width} x ${height}`).toEqual([]);
      }
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    }
  });
}

test('every word fits on a phone, also in a browser without Norwegian hyphenation', async ({ page }) => {
  await openPage(page, '/', 'false');
  await addStyles(page, '* { hyphens: manual !important }');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBrokenWords(page), `${width} px`).toEqual([]);
  }
});

test('the header holds on a phone with text alone at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/', 'false');
  await addStyles(page, doubleText);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Meny' })).toBeVisible();
  await expect(header.getByRole('link', { name: /^Telefon/ })).toBeVisible();
  expect(await findMisfits(page, '.header')).toEqual([]);
});
