import type { Oklch } from 'culori';
import sharp from 'sharp';
import { fillColours, type LogoDrawing } from './logo.ts';

const side = 64;

/** The colour that covers all of a logo, so that the others are drawn on it. */
export async function findBackground(logo: LogoDrawing): Promise<Oklch | undefined> {
  if (logo.colours.length < 2) return undefined;
  const whole = await countPixels(logo, () => true);
  for (const colour of logo.colours)
    if ((await countPixels(logo, (own) => own === colour)) > 0.97 * whole) return colour;
  return undefined;
}

async function countPixels(logo: LogoDrawing, isDrawn: (colour: Oklch) => boolean): Promise<number> {
  const body = fillColours(logo, (colour) => (isDrawn(colour) ? '#000' : 'rgba(0,0,0,0)'), '#000');
  const size = `width="${side}" height="${side}" viewBox="${logo.viewBox}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();
  return alpha.filter((value) => value > 127).length;
}
