import { hex, readColour } from './colour.ts';
import { type Mark, onDarkGround } from './mark.ts';
import type { Palette } from './palette.ts';

/** How a firm looks. */
export interface Look {
  palette: Palette;
  mark: Mark;
  /** Those of the palette that the theme has not already. */
  own: Palette;
}

/** Where the mark stands on dark ground: in the footer, and in the header while that lies on a photograph. */
const onDark = '.on-dark .merke,.header .merke';
const onSolidHeader =
  "[data-header='solid'] .header .merke,.header[data-scrolled] .merke,.header:has(:popover-open) .merke";

/** The firm's colours as CSS: tokens in place of the theme's own, and the mark's colours on light and on dark ground. */
export function lookStyles({ palette, mark, own }: Look): string {
  const tokens = Object.entries(own).map(([name, colour]) => [`--color-${name}`, hex(colour)] as const);
  const ground = palette['surface-deep']!;
  const light = mark.colours.map((colour, index) => [`--merke-${index + 1}`, colour] as const);
  const dark = light.map(([name, colour]) => [name, hex(onDarkGround(readColour(colour)!, ground))] as const);
  const forced = light.map(([name]) => [name, 'CanvasText'] as const);
  return [
    tokens.length === 0 ? '' : `@layer theme{${rule(':root', tokens)}}`,
    `@layer components{${rule('.merke', light)}@media screen and (forced-colors:none){${rule(onDark, dark)}${rule(onSolidHeader, light)}}`,
    `@media (forced-colors:active){${rule('.merke', forced)}}}`,
  ].join('');
}

const rule = (selector: string, lines: readonly (readonly [string, string])[]) =>
  lines.length === 0 ? '' : `${selector}{${lines.map((line) => line.join(':')).join(';')}}`;

/** A drawing of ours with the firm's colours in the places of the tokens that it names, `var(--color-surface)`. */
export const inColours = (drawing: string, palette: Palette): string =>
  drawing.replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => hex(palette[name]!));
