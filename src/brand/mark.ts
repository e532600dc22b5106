import type { Oklch } from 'culori';

/** A firm's mark, safe to stand in a page: no scripts, no styles, nothing fetched. */
export interface Mark {
  /** As an `<svg>` has it. */
  viewBox: string;
  /** What stands in the `<svg>`. Each of its colours is `var(--merke-1)` and so on, names begin with `logo-`; a shape without one is `currentColor`. */
  body: string;
  /** The colours in the order of their numbers. */
  colours: string[];
}

/** A mark with its colours in it, for icons and pictures. */
export const paint = ({ body, colours }: Mark, colour: (own: string) => string, current: string): string =>
  body
    .replaceAll(/var\(--merke-(\d+)\)/g, (_, number: string) => colour(colours[Number(number) - 1]!))
    .replaceAll('currentColor', current);

/**
 * What a colour of the mark becomes on dark ground: the dark ones white, the others lighter, and a white detail in a dark
 * shape as dark as the ground that now shows through.
 */
export function onDarkGround(colour: Oklch, ground: Oklch): Oklch {
  if (colour.l > 0.9 && colour.c < 0.04) return ground;
  const l = Math.max(colour.l, 0.72, Math.min(0.985, 0.985 - 0.74 * (colour.l - 0.34)));
  return l > 0.95
    ? { mode: 'oklch', l: 0.985, c: 0.003, h: 100 }
    : { ...colour, l, c: l > colour.l ? colour.c * 0.75 : colour.c };
}
