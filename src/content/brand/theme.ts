import { hex } from './colour.ts';
import { design, type Palette, tokenNames } from './tokens.ts';

/** The firm's logo, as its icons need it. */
export interface Logo {
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
  logo: Logo | undefined;
}

/** CSS of the tokens that differ from the design's. */
export function themeStyles({ palette }: Theme): string {
  const own = tokenNames.filter((name) => hex(palette[name]) !== hex(design[name]));
  return own.length > 0 ? `@layer theme{${tokenRule(palette, own)}}` : '';
}

/** Tokens of a palette as a CSS rule. */
export const tokenRule = (palette: Palette, names = tokenNames) =>
  `:root{${names.map((name) => `--color-${name}:${hex(palette[name])}`).join(';')}}`;

/** Replaces tokens such as `var(--color-surface)` in an SVG by a palette's colours. */
export const inColours = (drawing: string, palette: Palette): string =>
  tokenNames.reduce((svg, name) => svg.replaceAll(`var(--color-${name})`, hex(palette[name])), drawing);
