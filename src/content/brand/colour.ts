import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori';

const toOklch = converter('oklch');
const toRgbGamut = toGamut('rgb', 'oklch');

/** Parses a CSS colour; `undefined` for none or a translucent one. */
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

/** Contrast ratio of two colours (WCAG). */
export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(hex(one), hex(other));

/** Moves the lightness towards 0 or 1 until the contrast with another colour (WCAG) is at least `least`. */
export function adjustLightness(colour: Oklch, towards: 0 | 1, other: Oklch, least: number): Oklch {
  const step = towards === 1 ? 0.005 : -0.005;
  let tried = colour;
  while (contrast(tried, other) < least && tried.l !== towards) {
    tried = { ...colour, l: Math.min(1, Math.max(0, tried.l + step)) };
  }
  return tried;
}
