import sharp from 'sharp';
import { hex } from '../content/brand/colour.ts';
import { lightest } from '../content/brand/logoRules.ts';
import type { Theme } from '../content/brand/theme.ts';
import type { Palette, TokenName } from '../content/brand/tokens.ts';

/** Side of the icon's drawing; the logo keeps this far from its edges. */
export const iconSide = 48;
const margin = 4;

/** In place of a logo: four tiles, one of them in the accent colour. */
function tilesOf(palette: Palette): string {
  const tile = (x: number, y: number, name: TokenName) =>
    `<rect x="${x}" y="${y}" width="19" height="19" rx="1.5" fill="${hex(palette[name])}"/>`;
  const dark = tile(0, 0, 'surface-dark') + tile(0, 21, 'surface-dark') + tile(21, 21, 'surface-dark');
  return dark + tile(21, 0, 'accent');
}

/**
 * The firm's icon as SVG: its logo on a light tile. With a `scale` under 1 the logo takes that part of the
 * tile, and the corners are square, because the system crops the icon to its own shape.
 *
 * @param as how the logo is in it: only as a picture may it be published
 */
export function iconDrawing(
  { palette, logo }: Theme,
  scale = 1,
  as: 'drawing' | 'picture' = 'drawing',
): string {
  const size = (iconSide - 2 * margin) * scale;
  const place = (iconSide - size) / 2;
  const box = `x="${place}" y="${place}" width="${size}" height="${size}"`;
  const radius = scale === 1 ? 4 : 0;
  const mark = logo
    ? `<image ${box} href="${logo[as]}"/>`
    : `<svg ${box} viewBox="0 0 40 40">${tilesOf(palette)}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}">` +
    `<rect width="${iconSide}" height="${iconSide}" rx="${radius}" fill="${hex(palette.surface)}"/>${mark}</svg>`
  );
}

/** Whether no part of the logo is dark enough to be seen on the light page. */
export async function isTooLight(theme: Theme): Promise<boolean> {
  const icon = sharp(Buffer.from(iconDrawing(theme))).flatten({ background: hex(theme.palette.surface) });
  const { channels } = await sharp(await icon.greyscale().png().toBuffer()).stats();
  return channels.every(({ min }) => min > lightest);
}
