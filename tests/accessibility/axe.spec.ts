import { expect, test } from '../support/test.ts';
import { findViolations } from './axe.ts';
import { states } from './states.ts';

const widths = [320, 390, 768, 1280, 1920];

/**
 * Widths in `npm test`: whole pages on a narrow and a wide screen, and the changed part of a state on a
 * narrow one, as its roles, names and colours are the same on both. `npm run test:accessibility` checks
 * everything.
 */
const few = (part?: string) => (part === undefined ? [320, 1280] : [320]);

for (const { name, open, part, upTo = Infinity } of states) {
  test(`axe finds nothing: ${name}`, async ({ page, guard }, { config }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, guard });
    const isWhole = config.metadata['everyWidth'] === true;
    for (const width of isWhole ? widths : few(part)) {
      if (width > upTo) continue;
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect(await findViolations(page, isWhole ? undefined : part), `${name} at ${width} px`).toEqual([]);
      });
    }
  });
}
