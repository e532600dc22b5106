// Reads and converts the colours that CSS can write.
import 'culori/css';
import type { Oklch } from 'culori';
import { converter, formatHex, formatHex8, parse, toGamut, wcagContrast, wcagLuminance } from 'culori/fn';

const toOklch = converter('oklch');
const toRgbGamut = toGamut('rgb', 'oklch');

/** Parses a CSS colour; `undefined` for an invalid or translucent one. */
export function readColour(text: string): Oklch | undefined {
  const colour = toOklch(parse(text.trim()));
  return colour && (colour.alpha ?? 1) === 1 ? toScreen(colour) : undefined;
}

/** The nearest sRGB colour; a grey gets the hue 0. */
export function toScreen(colour: Oklch): Oklch {
  const { l, c, h } = toOklch(toRgbGamut(colour));
  return { mode: 'oklch', l, c, h: h ?? 0 };
}

/** The nearest sRGB colour as `#rrggbb`, which contrast is measured on. */
export const hex = (colour: Oklch): string => formatHex(toRgbGamut(colour));

const wideColour = /\b(?:color|oklch|oklab|lch|lab)\([^()]*\)/g;

/** Replaces colours outside sRGB in an SVG by the nearest inside: librsvg would draw them black. */
export const withoutWideColours = (svg: string): string =>
  svg.replaceAll(wideColour, (text) => formatHex8(parse(text))?.replace(/ff$/, '') ?? text);

/** Contrast ratio of two colours (WCAG). */
export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(hex(one), hex(other));

/** Relative luminance (WCAG), 0 to 1. */
export const luminance = (colour: Oklch): number => wcagLuminance(colour);
