import type { Oklch } from 'culori';
import { hex } from './colour.ts';
import { coloursOnDark, forcedColours, type LogoDrawing, markProperty } from './logo.ts';
import { design, type Palette, tokenNames } from './tokens.ts';

/** A firm's colours and logo. */
export interface Theme {
  palette: Palette;
  /** A firm without one has its name alone. */
  logo: LogoDrawing | undefined;
}

/** The logo in the footer. */
const onDark = '.on-dark .logo-mark';

/** CSS of the tokens that differ from the design's, and of the logo's colours on both backgrounds. */
export function themeStyles({ palette, logo }: Theme): string {
  const own = tokenNames.filter((name) => hex(palette[name]) !== hex(design[name]));
  return (
    (own.length > 0 ? `@layer theme{${tokenRule(palette, own)}}` : '') +
    (logo ? logoStyles(logo, palette) : '')
  );
}

function logoStyles(logo: LogoDrawing, palette: Palette): string {
  const colourMark = (selector: string, textOf: (colour: Oklch) => string) => {
    const colours = logo.colours.map((colour, index) => `${markProperty(index)}:${textOf(colour)}`);
    return rule(selector, colours);
  };
  const onDarkBackground = coloursOnDark(logo, palette['surface-deep']);
  const onBackground = (colour: Oklch) => hex(onDarkBackground(colour));
  return (
    `@layer components{${colourMark('.logo-mark', hex)}` +
    `@media screen and (forced-colors:none){${colourMark(onDark, onBackground)}}` +
    `@media (forced-colors:active){${colourMark('.logo-mark', forcedColours(logo))}}}`
  );
}

/** Tokens of a palette as a CSS rule. */
export const tokenRule = (palette: Palette, names = tokenNames) =>
  rule(
    ':root',
    names.map((name) => `--color-${name}:${hex(palette[name])}`),
  );

const rule = (selector: string, lines: string[]) =>
  lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;

/** Replaces tokens such as `var(--color-surface)` in an SVG by a palette's colours. */
export const inColours = (drawing: string, palette: Palette): string =>
  tokenNames.reduce((svg, name) => svg.replaceAll(`var(--color-${name})`, hex(palette[name])), drawing);
