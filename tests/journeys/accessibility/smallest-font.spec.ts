import { chromiumArguments, findTestChromium } from '../../../tools/shared/chromium.ts';
import { addHyphens, findBrokenWords, findMisfits } from '../../support/fit.ts';
import { states } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';

/* A browser whose settings allow no letters below 24 pixels, as many with low vision have them. */

const executablePath = findTestChromium();

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    args: [...chromiumArguments, '--blink-settings=minimumFontSize=24'],
    ...(executablePath !== undefined && { executablePath }),
  },
});

/** Of the form those with the most words. */
const chosen = states.filter(({ name, part }) => part !== '#kontakt' || /errors|failed/.test(name));

test('fits in letters of 24 pixels, and no word breaks', { tag: '@engine' }, async ({ page, guard }) => {
  // React finds the hyphens in a form that it has not hydrated yet.
  guard.allow(/React error #418/);
  for (const { name, open, part = 'body' } of chosen)
    await test.step(name, async () => {
      // An address in the same page would not load it.
      await page.goto('/robots.txt');
      await open({ page, guard });
      for (const width of [390, 280]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await findMisfits(page, part), `${name} fits, ${width} px`).toEqual([]);
        const brokenWords = async () => {
          await page.evaluate(addHyphens);
          return findBrokenWords(page, part);
        };
        // A form that is hydrated meanwhile has lost its hyphens.
        await expect.poll(brokenWords, { message: `words of ${name}, ${width} px` }).toEqual([]);
      }
    });
});
