import type { Oklch } from 'culori';
import { assignRoles, type Brand, darkenForWhiteText, darkTone, white } from './brandColours.ts';
import { adjustLightness, hex, readColour } from './colour.ts';
import { contrastPairs } from './contrastPairs.ts';
import { design, type Palette, paletteOf, type TokenName, tokens } from './tokens.ts';

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
  const follow = (name: TokenName): Oklch => {
    const token = design[name];
    const takeHue = (from: Oklch, to: Oklch) => ({ ...shiftLike(token, from, to, 1.6), l: token.l });
    switch (tokens[name].follows) {
      case 'dark':
        return shiftLike(token, designBrand.main, dark);
      case 'strong':
        return shiftLike(token, designBrand.main, darkenForWhiteText(main) ?? dark);
      case 'accent':
        return shiftLike(token, designBrand.accent, accent);
      case 'main hue':
        return takeHue(designBrand.main, main);
      case 'accent hue':
        return takeHue(designBrand.accent, accent);
      case 'light accent':
        return accent.l > 0.72 ? accent : takeHue(designBrand.accent, accent);
      case undefined:
        return token;
    }
  };
  const palette = paletteOf(follow);
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
