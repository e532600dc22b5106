import { addStyles } from './accessibility/fit.ts';
import { openPage, states } from './accessibility/states.ts';
import { findDead, sweptSizes } from './support/dead.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The states that differ in what can be pressed. */
const swept = [
  'home with the banner',
  'home after a no: form untouched, map blocked',
  'consent settings',
  'menu',
  'gallery',
  'form with errors',
  'form that failed',
  'form that was sent',
  'map',
  'privacy',
];

for (const { name, open, part, upTo = Infinity } of states.filter((state) => swept.includes(state.name))) {
  test(`what looks as if it could be pressed can be: ${name}`, async ({ page, guard, inbox }) => {
    await open({ page, guard, inbox });
    for (const [width, height] of sweptSizes.filter(([width]) => width <= upTo)) {
      await page.setViewportSize({ width, height });
      // Where the header gives up its upper row, it moves for a frame. Under the gallery time stands still.
      await page.locator('.header').evaluate(async (header) => {
        if (header.checkVisibility())
          await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
      });
      expect.soft(await findDead(page, part), `at ${width} x ${height}`).toEqual([]);
    }
  });
}

test('the sweep sees what is covered, dead and too small', async ({ page }) => {
  await openPage(page, '/', 'false');
  const found = async (css: string) => {
    await addStyles(page, css);
    const dead = await findDead(page);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    return dead.join('\n');
  };
  expect(await found('article img { position: relative; z-index: 2 }')).toMatch(
    /article «.*» is dead at \d+/,
  );
  expect(await found('main { pointer-events: none }')).toContain('«Bestill Gratis Befaring» is covered by');
  expect(await found('footer a { cursor: default }')).toMatch(/«Personvernerklæring» is dead at/);
  expect(await found('summary, button { height: 20px; min-height: 0 }')).toContain('x 20 px');
});
