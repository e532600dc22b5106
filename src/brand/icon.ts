import type { Oklch } from 'culori';
import { contrast, hex } from './colour.ts';
import { coloursOnDark, fillColours, type LogoDrawing, markProperty } from './logo.ts';
import type { Theme } from './theme.ts';
import type { Palette } from './tokens.ts';

/** Side of the icon's drawing; the logo keeps this far from its edges. */
export const iconSide = 48;
const margin = 4;

/** In place of a logo: four tiles, one of them in the accent colour. */
function tilesOf(palette: Palette): LogoDrawing {
  const tile = (x: number, y: number, index: number) =>
    `<rect x="${x}" y="${y}" width="19" height="19" rx="1.5" fill="var(${markProperty(index)})"/>`;
  return {
    viewBox: '0 0 40 40',
    colours: [palette['surface-dark'], palette.accent],
    body: tile(0, 0, 0) + tile(21, 0, 1) + tile(0, 21, 0) + tile(21, 21, 0),
  };
}

/**
 * The firm's icon as SVG: its logo on a tile. With a `share` under 1 the logo takes that part of the tile,
 * and the corners are square, because the system crops the icon to its own shape.
 */
export function iconDrawing({ palette, logo = tilesOf(palette) }: Theme, share = 1): string {
  const token = backgroundOf(logo, palette);
  const onDark = coloursOnDark(logo, palette['surface-dark']);
  const textOf = (own: Oklch) => hex(token === 'surface' ? own : onDark(own));
  const current = hex(palette[token === 'surface' ? 'surface-dark' : 'ink-inverse']);
  const size = (iconSide - 2 * margin) * share;
  const place = (iconSide - size) / 2;
  const radius = share === 1 ? 4 : 0;
  const frame = `x="${place}" y="${place}" width="${size}" height="${size}" viewBox="${logo.viewBox}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}">` +
    `<rect width="${iconSide}" height="${iconSide}" rx="${radius}" fill="${hex(palette[token])}"/>` +
    `<svg ${frame} fill="${current}">${fillColours(logo, textOf, current)}</svg></svg>`
  );
}

/** The background token: light, or dark for a logo that is invisible on the light one. */
const backgroundOf = ({ colours }: LogoDrawing, palette: Palette) =>
  colours.length > 0 && colours.every((colour) => contrast(colour, palette.surface) < 1.6)
    ? 'surface-dark'
    : 'surface';
