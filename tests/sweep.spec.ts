import { states } from './accessibility/states.ts';
import { findUnpressable, sweptSizes } from './support/pressable.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The states that differ in what can be pressed. */
const swept = [
  'home with the banner',
  'form untouched, no map',
  'consent settings',
  'menu',
  'gallery',
  'form that failed',
  'map',
  'privacy',
];

for (const { name, open, part, upTo = Infinity } of states.filter((state) => swept.includes(state.name))) {
  test(`what looks as if it could be pressed can be: ${name}`, async ({ page, guard }) => {
    await open({ page, guard });
    for (const [width, height] of sweptSizes.filter(([width]) => width <= upTo)) {
      await page.setViewportSize({ width, height });
      // The header moves for a frame where it hides its upper row. Behind the gallery its animations are
      // paused.
      await page.locator('.header').evaluate(async (header) => {
        if (header.checkVisibility())
          await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
      });
      expect.soft(await findUnpressable(page, part), `at ${width} x ${height}`).toEqual([]);
    }
  });
}
