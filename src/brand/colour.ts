import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori';

const toOklch = converter('oklch');
const toScreen = toGamut('rgb', 'oklch');

/** Reads a colour in any notation of CSS; nothing where it is none, or lets what is behind shine through. */
export function readColour(text: string): Oklch | undefined {
  const colour = toOklch(parse(text.trim()));
  if (!colour || (colour.alpha ?? 1) < 1) return undefined;
  // A grey has no hue, and a screen shows nothing beyond sRGB: what can be shown is what the palette is made from.
  const { l, c, h } = toOklch(toScreen(colour))!;
  return { mode: 'oklch', l, c, h: h ?? 0 };
}

/** As icons and stylesheets have it, the nearest that every screen can show. Contrast is measured on this, too. */
export const hex = (colour: Oklch): string => formatHex(toScreen(colour));

export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(hex(one), hex(other));

/** Moves a colour’s lightness towards 0 or 1 until its contrast (WCAG) with another is enough. */
export function giveWay(colour: Oklch, towards: 0 | 1, other: Oklch, least: number): Oklch {
  const step = towards === 1 ? 0.005 : -0.005;
  let tried = colour;
  while (contrast(tried, other) < least && tried.l !== towards) {
    tried = { ...colour, l: Math.min(1, Math.max(0, tried.l + step)) };
  }
  return tried;
}
