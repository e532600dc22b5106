import { hex } from './colour.ts';
import { design, type Palette, tokenNames } from './tokens.ts';

/** The firm's logo as images for its icons. */
export interface LogoImages {
  width: number;
  height: number;
  /** `data:` address of an SVG or PNG, from which icons are drawn. It is not published. */
  drawing: string;
  /** `data:` address of a PNG. */
  picture: string;
}

/** A firm's colours and logo. */
export interface Theme {
  palette: Palette;
  /** `undefined`: the name stands alone. */
  logo: LogoImages | undefined;
}

/** CSS that overrides the colours in which the firm differs from the design; empty if there are none. */
export function themeStyles({ palette }: Theme): string {
  const changed = tokenNames.filter((name) => hex(palette[name]) !== hex(design[name]));
  return changed.length > 0 ? `@layer theme{${tokenRule(palette, changed)}}` : '';
}

/** Tokens of a palette as a CSS rule. */
export const tokenRule = (palette: Palette, names = tokenNames) =>
  `:root{${names.map((name) => `--color-${name}:${hex(palette[name])}`).join(';')}}`;

/** Replaces tokens such as `var(--color-surface)` in an SVG by a palette's colours. */
export function inColours(drawing: string, palette: Palette): string {
  let svg = drawing;
  for (const name of tokenNames) svg = svg.replaceAll(`var(--color-${name})`, hex(palette[name]));
  return svg;
}
