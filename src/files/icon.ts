import sharp from 'sharp';
import { hex } from '../content/brand/colour.ts';
import { lightest } from '../content/brand/logoRules.ts';
import type { Theme } from '../content/brand/theme.ts';
import type { Palette, TokenName } from '../content/brand/tokens.ts';

/** Side of the icon's drawing; the logo keeps this far from its edges. */
export const iconSide = 48;
const margin = 4;

/** Draws four tiles in place of a logo, one of them in the accent colour. */
function drawTiles(palette: Palette): string {
  const tile = (x: number, y: number, name: TokenName) =>
    `<rect x="${x}" y="${y}" width="19" height="19" rx="1.5" fill="${hex(palette[name])}"/>`;
  const dark = tile(0, 0, 'surface-dark') + tile(0, 21, 'surface-dark') + tile(21, 21, 'surface-dark');
  return dark + tile(21, 0, 'accent');
}

/**
 * Draws the firm's icon as SVG: its logo on a light tile. With a `scale` under 1 the logo is smaller by that
 * factor, and the corners are square, because the system crops the icon to its own shape.
 *
 * @param as which form of the logo the icon contains; only the picture may be published
 */
export function iconDrawing(
  { palette, logo }: Theme,
  scale = 1,
  as: 'drawing' | 'picture' = 'drawing',
): string {
  const size = (iconSide - 2 * margin) * scale;
  const offset = (iconSide - size) / 2;
  const box = `x="${offset}" y="${offset}" width="${size}" height="${size}"`;
  const radius = scale === 1 ? 4 : 0;
  const mark = logo
    ? `<image ${box} href="${logo[as]}"/>`
    : `<svg ${box} viewBox="0 0 40 40">${drawTiles(palette)}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}">` +
    `<rect width="${iconSide}" height="${iconSide}" rx="${radius}" fill="${hex(palette.surface)}"/>${mark}</svg>`
  );
}

/** True if no part of the logo is dark enough to be seen on the light page. */
export async function isTooLight(theme: Theme): Promise<boolean> {
  const icon = sharp(Buffer.from(iconDrawing(theme))).flatten({ background: hex(theme.palette.surface) });
  const { channels } = await sharp(await icon.greyscale().png().toBuffer()).stats();
  return channels.every(({ min }) => min > lightest);
}
