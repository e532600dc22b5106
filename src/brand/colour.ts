import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori';

const toOklch = converter('oklch');
const toRgbGamut = toGamut('rgb', 'oklch');

/** Reads a colour in any notation of CSS; `undefined` where it is none or is translucent. */
export function readColour(text: string): Oklch | undefined {
  const colour = toOklch(parse(text.trim()));
  return colour && (colour.alpha ?? 1) === 1 ? toScreen(colour) : undefined;
}

/** The nearest colour in sRGB, which every screen can show. A grey has no hue: it gets 0. */
export function toScreen(colour: Oklch): Oklch {
  const { l, c, h } = toOklch(toRgbGamut(colour));
  return { mode: 'oklch', l, c, h: h ?? 0 };
}

/** The nearest colour in sRGB as `#rrggbb`. Contrast is measured on this, too. */
export const hex = (colour: Oklch): string => formatHex(toRgbGamut(colour));

export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(hex(one), hex(other));

/** Moves a colour's lightness towards 0 or 1 until its contrast with another (WCAG) is at least `least`. */
export function adjustLightness(colour: Oklch, towards: 0 | 1, other: Oklch, least: number): Oklch {
  const step = towards === 1 ? 0.005 : -0.005;
  let tried = colour;
  while (contrast(tried, other) < least && tried.l !== towards) {
    tried = { ...colour, l: Math.min(1, Math.max(0, tried.l + step)) };
  }
  return tried;
}
