import type { Oklch } from 'culori';
import { adjustLightness } from './colour.ts';

/** A firm's own colours. */
export interface Brand {
  /** Dark surfaces, text, links and second-rank buttons are made from it. */
  main: Oklch;
  /** The main button, icons and small marks. */
  accent: Oklch;
}

/** Gives the dark one of two colours to the dark surfaces; an accent too pale for the page is replaced by the main colour. */
export function assignRoles({ main, accent }: Brand): Brand {
  const isTurned = !darkenForWhiteText(main) && darkenForWhiteText(accent);
  const roles = isTurned ? { main: accent, accent: main } : { main, accent };
  return isTooPale(roles.accent) ? { ...roles, accent: roles.main } : roles;
}

/** The colour of dark surfaces: a brand that is dark already, or a quiet dark tone of a lighter one. */
export function darkTone(main: Oklch): Oklch {
  const l = Math.min(0.4, Math.max(0.22, main.l));
  const moved = Math.max(0, main.l - l);
  return { ...main, l, c: Math.min(main.c, Math.max(0.03, main.c * (1 - 1.8 * moved))) };
}

export const white: Oklch = { mode: 'oklch', l: 1, c: 0, h: 0 };

/** The colour, darkened as far as white text on it needs; `undefined` where it would no longer be the same colour. */
export function darkenForWhiteText(colour: Oklch): Oklch | undefined {
  const darker = adjustLightness({ ...colour, l: Math.max(0.22, colour.l) }, 0, white, 4.75);
  return colour.l - darker.l <= 0.1 ? darker : undefined;
}

/** A white or pale grey cannot be told from the page. */
export const isTooPale = ({ l, c }: Oklch) => c < 0.04 && l > 0.8;
