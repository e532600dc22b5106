import type { Oklch } from 'culori';
import { adjustLightness } from './colour.ts';

/** A firm's own colours. */
export interface Brand {
  /** Dark surfaces, text, links and secondary buttons. */
  main: Oklch;
  /** The main button, icons and small marks. */
  accent: Oklch;
}

/** Makes the darker colour the main one; the main colour replaces an accent that is too pale for the page. */
export function assignRoles({ main, accent }: Brand): Brand {
  const isSwapped = !darkenForWhiteText(main) && darkenForWhiteText(accent);
  const roles = isSwapped ? { main: accent, accent: main } : { main, accent };
  return isTooPale(roles.accent) ? { ...roles, accent: roles.main } : roles;
}

/** The colour of dark surfaces: the main colour, or a dark and less saturated tone of a light one. */
export function darkTone(main: Oklch): Oklch {
  const l = Math.min(0.4, Math.max(0.22, main.l));
  const moved = Math.max(0, main.l - l);
  return { ...main, l, c: Math.min(main.c, Math.max(0.03, main.c * (1 - 1.8 * moved))) };
}

/** Ink on dark colours. */
export const white: Oklch = { mode: 'oklch', l: 1, c: 0, h: 0 };

/** Darkens a colour until white text is readable on it; `undefined` if it would become another colour. */
export function darkenForWhiteText(colour: Oklch): Oklch | undefined {
  const darker = adjustLightness({ ...colour, l: Math.max(0.22, colour.l) }, 0, white, 4.75);
  return colour.l - darker.l <= 0.1 ? darker : undefined;
}

/** True for white and pale greys, which look like the page. */
export const isTooPale = ({ l, c }: Oklch) => c < 0.04 && l > 0.8;
