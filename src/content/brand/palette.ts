import type { Oklch } from 'culori';
import { contrast, hex, luminance, readColour, toScreen } from './colour.ts';
import { design, type Palette, paletteOf, tokens } from './tokens.ts';

/** A firm's own colours. */
export interface Brand {
  /** Dark surfaces, text, links and secondary buttons. */
  main: Oklch;
  /** The main button, icons and small marks. */
  accent: Oklch;
}

/** Rounded to eight bits a channel. */
const rounded = (colour: Oklch) => readColour(hex(colour)) ?? colour;

/** The brand of the design. */
export const designBrand: Brand = {
  main: rounded(design['surface-dark']),
  accent: rounded(design.action),
};

/*
 * Greatest luminances (WCAG), by what a colour does. White words have a contrast of 1.05 / (luminance + .05):
 * 9.5 on a dark surface, 4.8 on a button. An accent has 4.5 as words on the tints.
 */
const mostOfDarkSurface = 0.06;
const mostUnderWhiteWords = 0.17;
const mostOfAccent = 0.15;
/** A lighter colour would become another one under white words: it stays as it is, under dark ones. */
const mostToDarken = 0.27;

/**
 * Derives all tokens from a firm's colours, by three rules. Tones have the lightness of the design in the
 * hues of the firm; dark surfaces, buttons and accents are the firm's colours, as dark as their words need;
 * hovers and deep surfaces are fixed shifts of them. The design's brand gives the design's tokens.
 */
export function derivePalette(brand: Brand): Palette {
  const { main, accent } = assignRoles(brand);
  const tones = paletteOf((name) => {
    const { l, c, h, follows } = tokens[name];
    if (!follows) return design[name];
    const own = follows === 'main' ? main : accent;
    const usual = designBrand[follows];
    return toScreen({
      mode: 'oklch',
      l,
      // Much more would be a colour instead of a tone.
      c: c * Math.min(1.6, own.c / usual.c),
      h: (own.h ?? 0) + h - (usual.h ?? 0),
    });
  });
  const shaded = shade(main, mostOfDarkSurface);
  // Black would hide what is drawn in the dark.
  const dark = { ...shaded, l: Math.max(0.22, shaded.l) };
  const strong = underWhiteWords(main) ?? dark;
  const mark = shade(accent, mostOfAccent);
  return {
    ...tones,
    'surface-dark': dark,
    'surface-deep': shift(dark, { l: -0.13, c: 0.64, h: 7 }),
    focus: dark,
    strong,
    'strong-hover': shift(strong, { l: -0.08, c: 0.715, h: 5 }),
    accent: mark,
    'accent-strong': shift(mark, { l: -0.07, c: 0.907, h: -1 }),
    ...(contrast(accent, dark) >= 4.5 && { 'accent-inverse': accent }),
    ...mainButton(accent, tones.ink),
  };
}

/** The darker colour is the main one; an accent as pale as the page gives way to it. */
function assignRoles({ main, accent }: Brand): Brand {
  const isSwapped = !underWhiteWords(main) && underWhiteWords(accent);
  const roles = isSwapped ? { main: accent, accent: main } : { main, accent };
  const isPale = contrast(roles.accent, design.surface) < 1.3;
  return isPale ? { ...roles, accent: roles.main } : roles;
}

/**
 * A colour, mixed with black in linear light until its luminance is at most `most`: hue and saturation stay.
 * OKLCH is linear in the cube root of light, so lightness and chroma shrink by that.
 */
function shade(colour: Oklch, most: number): Oklch {
  const part = Math.min(1, Math.cbrt(most / luminance(colour)));
  return { ...colour, l: colour.l * part, c: colour.c * part };
}

/** The colour as dark as white words need; `undefined` for a light one. */
const underWhiteWords = (colour: Oklch) =>
  luminance(colour) > mostToDarken ? undefined : shade(colour, mostUnderWhiteWords);

/** A colour with more or less lightness and hue, and a part of its chroma. */
const shift = (colour: Oklch, by: { l: number; c: number; h: number }) =>
  toScreen({
    mode: 'oklch',
    l: Math.min(0.96, Math.max(0.1, colour.l + by.l)),
    c: colour.c * by.c,
    h: (colour.h ?? 0) + by.h,
  });

/** The main button: white words on the accent, or dark ones on a light one. */
function mainButton(accent: Oklch, ink: Oklch): Partial<Palette> {
  const action = underWhiteWords(accent);
  if (!action)
    return { action: accent, 'action-hover': shift(accent, { l: 0.05, c: 1, h: 0 }), 'action-ink': ink };
  // One that is nearly black has no darker hover.
  const lightness = action.l > 0.32 ? -0.07 : 0.05;
  return {
    action,
    'action-hover': shift(action, { l: lightness, c: 0.907, h: -1 }),
    'action-ink': design.white,
  };
}
