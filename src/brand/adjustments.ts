import type { Oklch } from 'culori';
import { hex } from './colour.ts';
import type { Palette } from './palette.ts';
import { type Brand, roles, saysNothing } from './roles.ts';

/** What had to give way in a firm's colours, in the owner's words, at the colour that it is about. */
export function adjustments(brand: Brand, palette: Palette): { colour: Oklch; words: string }[] {
  const { main, accent } = roles(brand);
  const [strong, action, quiet] = [palette['strong']!, palette['action']!, palette['accent']!];
  const unseen = [brand.main, brand.accent].filter((colour) => saysNothing(colour) && colour !== main);
  return [
    ...unseen.map((colour) => ({
      colour,
      words: 'Den synes ikke på en lys side, så den andre brukes i stedet.',
    })),
    strong.l < main.l - 0.002 && {
      colour: main,
      words: `Knappene «Ring Oss» og «Godta» får ${hex(strong)}, så den hvite teksten kan leses.`,
    },
    accent !== main &&
      Math.abs(action.l - accent.l) > 0.002 &&
      accent.l > 0.22 && { colour: accent, words: `Hovedknappen får ${hex(action)}, så teksten kan leses.` },
    quiet.l < accent.l - 0.02 && {
      colour: accent,
      words: `Ikoner og små ord på lys bunn får ${hex(quiet)}, så de synes.`,
    },
  ].filter((line) => line !== false);
}
