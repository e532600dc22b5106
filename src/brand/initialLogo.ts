import { measure, outline } from './lettering.ts';
import { type LogoDrawing, markProperty } from './logo.ts';
import type { Palette } from './tokens.ts';

/** Side of the drawing, and of one of its four tiles; between them is a gap. */
const side = 40;
const tile = 19;

/** The logo of a firm without one: three tiles and its initial as the fourth. */
export function initialLogo(name: string, palette: Palette): LogoDrawing {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  const setting = { weight: 600, size: 100, tracking: 0 } as const;
  const { x1, x2, y1, y2 } = measure(initial, setting);
  const scale = Math.min(tile / (x2 - x1), tile / (y2 - y1));
  const corner = side - tile;
  const middle = corner + (tile - (x2 - x1) * scale) / 2;
  const place = `translate(${middle - x1 * scale} ${-y1 * scale}) scale(${scale})`;
  const rect = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${tile}" height="${tile}" rx="1.5"/>`;
  const tiles = rect(0, 0) + rect(0, corner) + rect(corner, corner);
  const letter = `transform="${place}" d="${outline(initial, 0, 0, setting)}"`;
  return {
    viewBox: `0 0 ${side} ${side}`,
    colours: [palette['surface-dark'], palette.accent],
    body: `<g fill="var(${markProperty(0)})">${tiles}</g><path fill="var(${markProperty(1)})" ${letter}/>`,
  };
}
