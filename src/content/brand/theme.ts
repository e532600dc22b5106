import { hex } from './colour.ts';
import { design, type Palette, tokenNames } from './tokens.ts';

/** A sanitised logo: no scripts, styles or external references. */
export interface LogoDrawing {
  /** Empty if the file does not say its size. */
  viewBox: string;
  /** Inner SVG, whose ids begin with `logo-`. */
  body: string;
  /** Address of a PNG logo: the policy of pages refuses the `data:` address in `body`. */
  src?: string;
  /** The file at that address. */
  png?: Uint8Array;
}

/** A firm's colours and logo. */
export interface Theme {
  palette: Palette;
  /** `undefined`: the name stands alone. */
  logo: LogoDrawing | undefined;
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
