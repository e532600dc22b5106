import { hex } from './colour.ts';
import { measure, outline } from './lettering.ts';
import type { Mark } from './mark.ts';
import type { Palette } from './palette.ts';

/** Side of the drawing, and of one of its four tiles; between them is the joint. */
const side = 40;
const tile = 19;

/** The mark of a firm without one: three tiles, and its initial where the fourth would be. */
export function initialMark(name: string, palette: Palette): Mark {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  const setting = { weight: 600, size: 100, tracking: 0 } as const;
  const { x1, x2, y1, y2 } = measure(initial, setting);
  const scale = Math.min(tile / (x2 - x1), tile / (y2 - y1));
  const corner = side - tile;
  const middle = corner + (tile - (x2 - x1) * scale) / 2;
  const place = `translate(${middle - x1 * scale} ${-y1 * scale}) scale(${scale})`;
  const rect = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${tile}" height="${tile}" rx="1.5"/>`;
  return {
    viewBox: `0 0 ${side} ${side}`,
    colours: [hex(palette['surface-dark']!), hex(palette['accent']!)],
    body: `<g fill="var(--merke-1)">${rect(0, 0)}${rect(0, corner)}${rect(corner, corner)}</g><path fill="var(--merke-2)" transform="${place}" d="${outline(initial, 0, 0, setting)}"/>`,
  };
}
