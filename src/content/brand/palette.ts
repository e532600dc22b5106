import type { Oklch } from 'culori';
import { assignRoles, type Brand, darkenForWhiteText, darkTone, white } from './brandColours.ts';
import { adjustLightness, hex, readColour } from './colour.ts';
import { contrastPairs } from './contrastPairs.ts';
import { design, type Follows, type Palette, paletteOf, tokens } from './tokens.ts';

/** Rounded to eight bits a channel. */
const rounded = (colour: Oklch) => readColour(hex(colour)) ?? colour;

/** The brand of the design. */
export const designBrand: Brand = {
  main: rounded(design['surface-dark']),
  accent: rounded(design.action),
};

/**
 * Derives all tokens from a firm's colours: each follows the colour that `tokens.ts` names, then lightness is
 * adjusted until every pair has its contrast. The design's brand gives the design's tokens.
 */
export function derivePalette(brand: Brand): Palette {
  const { main, accent } = assignRoles(brand);
  const dark = darkTone(main);
  const brandColours: Record<Follows, [from: Oklch, to: Oklch]> = {
    dark: [designBrand.main, dark],
    strong: [designBrand.main, darkenForWhiteText(main) ?? dark],
    accent: [designBrand.accent, accent],
    'main hue': [designBrand.main, main],
    'accent hue': [designBrand.accent, accent],
  };
  const palette = paletteOf((name) => {
    const [token, { follows }] = [design[name], tokens[name]];
    if (!follows) return token;
    const [from, to] = brandColours[follows];
    return follows.endsWith('hue')
      ? { ...shiftLike(token, from, to, 1.6), l: token.l }
      : shiftLike(token, from, to);
  });
  if (accent.l > 0.72) palette['accent-inverse'] = accent;
  Object.assign(palette, mainButton(palette));

  for (const { moved, towards, other, least } of contrastPairs)
    palette[moved] = adjustLightness(palette[moved], towards, palette[other], least);
  return palette;
}

/** Shifts a token as the colour `from` is shifted to `to`; chroma grows at most by the factor `most`. */
function shiftLike(token: Oklch, from: Oklch, to: Oklch, most = Infinity): Oklch {
  if (hex(token) === hex(from)) return to;
  return {
    mode: 'oklch',
    l: Math.min(1, Math.max(0.1, to.l + (token.l - from.l))),
    c: token.c * Math.min(most, to.c / from.c),
    h: ((to.h ?? 0) + ((token.h ?? 0) - (from.h ?? 0)) + 360) % 360,
  };
}

function mainButton(palette: Palette): Partial<Palette> {
  const darkened = darkenForWhiteText(palette.action);
  const ink = darkened ? white : palette.ink;
  const towards = darkened ? 0 : 1;
  const action = adjustLightness(darkened ?? palette.action, towards, ink, 4.5);
  const change = darkened && action.l > 0.32 ? -0.07 : 0.05;
  const hover = { ...palette['action-hover'], l: Math.min(0.96, action.l + change) };
  return { action, 'action-hover': adjustLightness(hover, towards, ink, 4.5), 'action-ink': ink };
}
