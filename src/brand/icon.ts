import { contrast, hex, readColour } from './colour.ts';
import type { Look } from './look.ts';
import { type Mark, onDarkGround, paint } from './mark.ts';
import type { Palette } from './palette.ts';

/** Side of the icon's drawing; the mark keeps this far from its edges. */
export const iconSide = 48;
const margin = 4;

type Drawn = Pick<Look, 'mark' | 'palette'>;

/**
 * The firm's mark on a tile. Browsers that can, show it as it is; every other icon is drawn from it. Where the mark takes a `share` of the
 * tile under 1 that has no round corners, because the system cuts the icon to its own shape.
 */
export function iconDrawing({ mark, palette }: Drawn, share = 1): string {
  const ground = palette[tileOf(mark, palette)]!;
  const size = (iconSide - 2 * margin) * share;
  const place = (iconSide - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}"><rect width="${iconSide}" height="${iconSide}" rx="${share === 1 ? 4 : 0}" fill="${hex(ground)}"/>${paintedMark({ mark, palette }, place, place, size)}</svg>`;
}

/** The mark as an `<svg>` within another, in the colours of the ground that it stands on. */
export function paintedMark({ mark, palette }: Drawn, x: number, y: number, size: number) {
  const onLight = tileOf(mark, palette) === 'surface';
  const colour = (own: string) =>
    onLight ? own : hex(onDarkGround(readColour(own)!, palette['surface-dark']!));
  const current = hex(palette[onLight ? 'surface-dark' : 'ink-inverse']!);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}" fill="${current}">${paint(mark, colour, current)}</svg>`;
}

/** The light ground of the pages, or the dark one for a mark too light to be seen on it. */
const tileOf = ({ colours }: Mark, palette: Palette) =>
  colours.length > 0 && colours.every((colour) => contrast(readColour(colour)!, palette['surface']!) < 1.6)
    ? 'surface-dark'
    : 'surface';
