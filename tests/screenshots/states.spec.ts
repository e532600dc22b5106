import { addStyles } from '../support/fit.ts';
import { states } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T12:00:00');
});

for (const { name, open, part, upTo = Infinity } of states) {
  for (const { width, height } of windows.filter(({ width }) => width <= upTo)) {
    test(`${name} at ${width}`, async ({ page, guard }) => {
      await page.setViewportSize({ width, height });
      await open({ page, guard });
      await page.setViewportSize({ width, height });
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(
          [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
        );
      });
      // A section as a whole, without what floats above it; what covers the window, with the window.
      const isSection = part?.startsWith('#');
      if (isSection) await addStyles(page, '.header, .skip-link, .notice { visibility: hidden !important }');
      await page.mouse.move(0, 0);
      const shown = isSection ? page.locator(part!) : page;
      const picture = await shown.screenshot({ animations: 'disabled', fullPage: part === undefined });
      expect(picture).toMatchSnapshot(`${name.replaceAll(/\W+/g, '-')}-${width}.png`, {
        threshold: 0,
        // Two runs on one build differ by a pixel or two; the smallest change of a style moves far more.
        maxDiffPixels: 8,
      });
    });
  }
}
