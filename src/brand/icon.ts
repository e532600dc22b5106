import type { Oklch } from 'culori';
import { contrast, hex } from './colour.ts';
import { coloursOnDark, fillColours, type LogoDrawing } from './logo.ts';
import type { Theme } from './theme.ts';
import type { Palette } from './tokens.ts';

/** Side of the icon's drawing; the logo keeps this far from its edges. */
export const iconSide = 48;
const margin = 4;

/**
 * The firm's icon as SVG: its logo on a tile. With a `share` under 1 the logo takes that part of the tile,
 * and the corners are square, because the system crops the icon to its own shape.
 */
export function iconDrawing(theme: Theme, share = 1): string {
  const background = theme.palette[backgroundOf(theme.logo, theme.palette)];
  const size = (iconSide - 2 * margin) * share;
  const place = (iconSide - size) / 2;
  const radius = share === 1 ? 4 : 0;
  const tile = `<rect width="${iconSide}" height="${iconSide}" rx="${radius}" fill="${hex(background)}"/>`;
  const logo = placedLogo(theme, place, place, size);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}">${tile}${logo}</svg>`;
}

/** The logo as a nested `<svg>`, in the colours of its background. */
export function placedLogo({ logo, palette }: Theme, x: number, y: number, size: number) {
  const isOnLight = backgroundOf(logo, palette) === 'surface';
  const onDark = coloursOnDark(logo, palette['surface-dark']);
  const textOf = (own: Oklch) => hex(isOnLight ? own : onDark(own));
  const current = hex(palette[isOnLight ? 'surface-dark' : 'ink-inverse']);
  const frame = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${logo.viewBox}"`;
  return `<svg ${frame} fill="${current}">${fillColours(logo, textOf, current)}</svg>`;
}

/** The background token: light, or dark for a logo that is invisible on the light one. */
const backgroundOf = ({ colours }: LogoDrawing, palette: Palette) =>
  colours.length > 0 && colours.every((colour) => contrast(colour, palette.surface) < 1.6)
    ? 'surface-dark'
    : 'surface';
