import type { Oklch } from 'culori';
import { contrast } from './colour.ts';

/** A firm's logo, safe to put in a page: no scripts, no styles, nothing fetched. */
export interface LogoDrawing {
  viewBox: string;
  /**
   * What the `<svg>` holds. Its colours are `var(--mark-1)` and so on, its ids begin with `logo-`; a shape without a colour is
   * `currentColor`.
   */
  body: string;
  /** The colours in the order of their numbers. */
  colours: Oklch[];
  /** The one of the colours that all others are drawn on, where the logo has such a ground (`findGround.ts`). */
  ground?: Oklch | undefined;
}

/** Custom property of a logo's colour by its index, in the drawing and in the stylesheet. */
export const markProperty = (index: number) => `--mark-${index + 1}`;

/** What a logo's `<svg>` holds with its colours filled in, for icons and pictures. */
export const fillColours = (
  { body, colours }: LogoDrawing,
  textOf: (colour: Oklch) => string,
  current: string,
): string =>
  colours.reduce(
    (svg, colour, index) => svg.replaceAll(`var(${markProperty(index)})`, textOf(colour)),
    body.replaceAll('currentColor', current),
  );

/**
 * A colour of the logo on dark ground: dark ones become white, others lighter, and a white detail in a dark shape becomes
 * the ground that now shows through.
 */
export function onDarkGround(colour: Oklch, ground: Oklch): Oklch {
  if (colour.l > 0.9 && colour.c < 0.04) return ground;
  const l = Math.max(colour.l, 0.72, Math.min(0.985, 0.985 - 0.74 * (colour.l - 0.34)));
  return l > 0.95
    ? { mode: 'oklch', l: 0.985, c: 0.003, h: 100 }
    : { ...colour, l, c: l > colour.l ? colour.c * 0.75 : colour.c };
}

/** Least contrast between two parts of a logo that can be told apart. */
const distinct = 2;

/** The colours of a logo on dark ground. One with a ground of its own keeps its colours where a part would be lost on the changed one. */
export function coloursOnDark(
  { colours, ground: own }: LogoDrawing,
  ground: Oklch,
): (colour: Oklch) => Oklch {
  const change = (colour: Oklch) => onDarkGround(colour, ground);
  const isLost =
    own !== undefined &&
    colours.some(
      (colour) => contrast(colour, own) >= distinct && contrast(change(colour), change(own)) < distinct,
    );
  return isLost ? (colour) => colour : change;
}
