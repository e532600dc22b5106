import sharp from 'sharp';
import { expect, it } from 'vitest';
import { svg } from '../../tests/support/svg.ts';
import { initialLogo } from './initialLogo.ts';
import { design } from './tokens.ts';

const drawLetter = (name: string) => initialLogo(name, design).body.replace(/<g.*<\/g>/, '');

it.each(['Ås Flis', 'øks', '3 Bad', '«Bad»', 'Quist', 'Čáhci Bad', 'Żak'])(
  'holds the first letter of %s, as large as its tile',
  async (name) => {
    const letter = drawLetter(name).replace('var(--mark-2)', '#000');
    const { info } = await sharp(Buffer.from(svg(letter, 'width="400" height="400" viewBox="0 0 40 40"')))
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBeGreaterThan(180);
    expect(Math.max(info.width, info.height)).toBeLessThan(200);
    expect([(info.trimOffsetLeft ?? 0) <= -205, (info.trimOffsetTop ?? 0) >= -10]).toEqual([true, true]);
    // What the typeface lacks is drawn as a box.
    expect(drawLetter(name)).not.toBe(drawLetter('Ж'));
  },
);
