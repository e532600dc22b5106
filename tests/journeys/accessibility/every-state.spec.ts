import { findUnpressable, sweptSizes } from '../../support/pressable.ts';
import { expect, test } from '../../support/test.ts';
import { findViolations } from '../../support/axe.ts';
import { addStyles, doubleText, findBrokenWords, findMisfits, textSpacing } from '../../support/fit.ts';
import { openPage } from '../../support/open.ts';
import { states } from '../../support/states.ts';

/* Every state is opened once: axe, then what can be pressed, then whether text fits. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Widths for axe in `npm test`: whole pages on a narrow and a wide screen, and the changed part of a state on
 * a narrow one, as its roles, names and colours are the same on both.
 */
const few = (part?: string) => (part === undefined ? [320, 1280] : [320]);
/** Widths of `npm run test:accessibility`, which checks whole pages. */
const everyWidth = [320, 390, 768, 1280, 1920];

/** Windows that text must fit, and what else is done to it. */
const conditions = [
  // 1280 x 1024 at 400 %; with the room that a scroll bar takes; and a phone.
  { name: '400 % zoom', sizes: ['320x256', '305x256', '320x640'] },
  { name: 'a phone at 200 % zoom', sizes: ['206x458'] },
  { name: 'wide spacing', sizes: ['320x640', '768x1024', '1280x800'], css: textSpacing },
  { name: 'text alone at 200 %', sizes: ['1280x800'], css: doubleText },
  { name: "the browser's font size at 200 %", sizes: ['1280x800'], fontSize: 32 },
];

/** Those of the form have pages of their own: what was typed and sent stays in a page. */
const groups = [
  states.filter(({ part }) => part !== '#kontakt'),
  ...states.filter(({ part }) => part === '#kontakt').map((state) => [state]),
];

for (const group of groups)
  test(`reads, presses and fits: ${group.map(({ name }) => name).join(', ')}`, async ({
    page,
    guard,
    context,
    browserName,
  }, { config }) => {
    const isWhole = config.metadata['everyWidth'] === true;
    const browser = browserName === 'chromium' ? await context.newCDPSession(page) : undefined;
    const resize = (width: number, height: number) => page.setViewportSize({ width, height });
    for (const { name, open, part, upTo = Infinity, isBrief = false } of group) {
      // An address in the same page would not load it.
      await page.goto('/robots.txt');
      await resize(1280, 800);
      await open({ page, guard });

      const widths = isWhole ? everyWidth : few(part);
      for (const width of browser ? widths.filter((width) => width <= upTo) : []) {
        await resize(width, 800);
        const violations = await findViolations(page, isWhole ? undefined : part);
        expect.soft(violations, `${name}: axe, ${width} px`).toEqual([]);
      }
      if (isBrief) continue;

      for (const [width, height] of sweptSizes.filter(([width]) => width <= upTo)) {
        await resize(width, height);
        // The header moves for a frame where it hides its upper row. Behind the gallery its animations are
        // paused.
        await page.locator('.header').evaluate(async (header) => {
          if (header.checkVisibility())
            await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
        });
        expect.soft(await findUnpressable(page, part), `${name}: pressed, ${width} x ${height}`).toEqual([]);
      }

      for (const { name: condition, sizes, css = '', fontSize = 16 } of browser ? conditions : []) {
        await browser!.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
        await addStyles(page, css);
        for (const size of sizes) {
          const [width = 0, height = 0] = size.split('x').map(Number);
          if (width > upTo) continue;
          await resize(width, height);
          expect.soft(await findMisfits(page, part), `${name}: fits with ${condition}, ${size}`).toEqual([]);
        }
        await page.evaluate(() => (document.adoptedStyleSheets = []));
      }
      await browser?.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    }
  });

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
