import type { Oklch } from 'culori';
import { contrast } from './colour.ts';

/** A sanitised logo: no scripts, styles or external references. */
export interface LogoDrawing {
  viewBox: string;
  /** Inner SVG. Colours are `var(--mark-1)` and so on or `currentColor`; ids begin with `logo-`. */
  body: string;
  /** The colours in the order of their numbers. */
  colours: Oklch[];
  /** The colour that all others are drawn on (`findBackground.ts`). */
  background?: Oklch | undefined;
}

/** Custom property of a logo's colour by its index. */
export const markProperty = (index: number) => `--mark-${index + 1}`;

/** Inner SVG with literal colours, for icons and pictures. */
export const fillColours = (
  { body, colours }: LogoDrawing,
  textOf: (colour: Oklch) => string,
  current: string,
): string =>
  colours.reduce(
    (svg, colour, index) => svg.replaceAll(`var(${markProperty(index)})`, textOf(colour)),
    body.replaceAll('currentColor', current),
  );

/** A logo colour on a dark background: dark becomes white, white the background, others lighter. */
function onDarkBackground(colour: Oklch, background: Oklch): Oklch {
  if (isWhite(colour)) return background;
  const l = Math.max(colour.l, 0.72, Math.min(0.985, 0.985 - 0.74 * (colour.l - 0.34)));
  return l > 0.95
    ? { mode: 'oklch', l: 0.985, c: 0.003, h: 100 }
    : { ...colour, l, c: l > colour.l ? colour.c * 0.75 : colour.c };
}

const isWhite = ({ l, c }: Oklch) => l > 0.9 && c < 0.04;

/** Least contrast between two distinguishable parts of a logo. */
const distinct = 2;

/** Maps a logo's colours to a dark background. If a part would vanish on the logo's own, it keeps them. */
export function coloursOnDark(
  { colours, background: own }: LogoDrawing,
  background: Oklch,
): (colour: Oklch) => Oklch {
  const change = (colour: Oklch) => onDarkBackground(colour, background);
  const isLost =
    own !== undefined &&
    colours.some(
      (colour) => contrast(colour, own) >= distinct && contrast(change(colour), change(own)) < distinct,
    );
  return isLost ? (colour) => colour : change;
}

/** System colours for a logo in forced colours: `Canvas` for its background and its white details. */
export function forcedColours({ colours, background }: LogoDrawing): (colour: Oklch) => string {
  const isDrawn = (colour: Oklch) =>
    background === undefined ? !isWhite(colour) : contrast(colour, background) >= distinct;
  const hasDrawing = background === undefined || colours.some(isDrawn);
  return (colour) => (isDrawn(colour) || !hasDrawing ? 'CanvasText' : 'Canvas');
}
