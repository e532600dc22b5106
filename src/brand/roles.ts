import type { Oklch } from 'culori';
import { giveWay } from './colour.ts';

/** A firm's own colours. */
export interface Brand {
  /** Dark surfaces, text, links and second-rank buttons are made from it. */
  main: Oklch;
  /** The main call, icons and small marks. */
  accent: Oklch;
}

/** The dark one of two colours makes the dark surfaces; an accent that cannot be told from the page gives way to the other. */
export function roles({ main, accent }: Brand): Brand {
  const turned =
    !carriesWhite(main) && carriesWhite(accent) ? { main: accent, accent: main } : { main, accent };
  return saysNothing(turned.accent) ? { ...turned, accent: turned.main } : turned;
}

/** The colour of dark surfaces: a brand that is dark already, or a quiet dark tone of a lighter one. */
export function darkTone(main: Oklch): Oklch {
  const l = Math.min(0.4, Math.max(0.22, main.l));
  const moved = Math.max(0, main.l - l);
  return { ...main, l, c: Math.min(main.c, Math.max(0.03, main.c * (1 - 1.8 * moved))) };
}

export const white: Oklch = { mode: 'oklch', l: 1, c: 0, h: 0 };

/** The colour, a little darker where white words on it need that; nothing where it would no longer be the same colour. */
export function carriesWhite(colour: Oklch): Oklch | undefined {
  const darker = giveWay({ ...colour, l: Math.max(0.22, colour.l) }, 0, white, 4.75);
  return colour.l - darker.l <= 0.1 ? darker : undefined;
}

/** A white or pale grey accent cannot be told from the page. */
export const saysNothing = ({ l, c }: Oklch) => c < 0.04 && l > 0.8;
