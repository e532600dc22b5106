import type { Oklch } from 'culori';
import { assignRoles, type Brand, isTooPale } from './brandColours.ts';
import { hex } from './colour.ts';
import type { Palette } from './tokens.ts';

/** How the palette adjusts a firm's colours, in Norwegian for the owner. */
export function adjustments(brand: Brand, palette: Palette): { colour: Oklch; message: string }[] {
  const { main, accent } = assignRoles(brand);
  const { strong, action, accent: accentToken } = palette;
  const pale = [brand.main, brand.accent].filter((colour) => isTooPale(colour) && colour !== main);
  return [
    ...pale.map((colour) => ({
      colour,
      message: 'Den synes ikke på en lys side, så den andre brukes i stedet.',
    })),
    strong.l < main.l - 0.002 && {
      colour: main,
      message: `Knappen i toppen og knappene for samtykke får ${hex(strong)}, så den hvite teksten kan leses.`,
    },
    accent !== main &&
      Math.abs(action.l - accent.l) > 0.002 &&
      accent.l > 0.22 && {
        colour: accent,
        message: `Hovedknappen får ${hex(action)}, så teksten kan leses.`,
      },
    accentToken.l < accent.l - 0.02 && {
      colour: accent,
      message: `Ikoner og små ord på lys bunn får ${hex(accentToken)}, så de synes.`,
    },
  ].filter((line) => line !== false);
}
