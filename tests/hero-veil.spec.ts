import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { design } from '../src/brand/tokens.ts';
import { addStyles } from './accessibility/fit.ts';
import { openHero } from './support/hero.ts';
import { expect, test } from './support/test.ts';

for (const photo of ['black', 'white'])
  test(
    `the header is readable over a ${photo} photograph (WCAG 1.4.3)`,
    { tag: '@phone' },
    async ({ page }) => {
      await openHero(page);
      const call = await page.getByRole('banner').getByRole('link', { name: 'Ring Oss' }).boundingBox();
      await addStyles(
        page,
        `.hero-photos { background: ${photo} } .hero-photo, .header, .hero-controls { visibility: hidden }`,
      );
      // The button is the lowest of the header's parts.
      const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height: call!.y + call!.height };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const [r = 0, g = 0, b = 0] = channels.map(({ min }) => min / 255);
      expect(wcagContrast(design.ink, { mode: 'rgb', r, g, b })).toBeGreaterThanOrEqual(4.5);
    },
  );
