import type { Oklch } from 'culori';
import { contrast, hex, luminance, readColour, toScreen } from './colour.ts';
import { design, type Palette, makePalette, tokens } from './tokens.ts';

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

/**
 * Greatest luminances (WCAG) by the use of a colour. White text has a contrast of 1.05 / (luminance + 0.05):
 * 9.5 on a dark surface, 4.8 on a button. Text in the accent colour has 4.5 on the tints.
 */
const maxLuminance = { darkSurface: 0.06, underWhiteText: 0.17, accent: 0.15 };

/** A lighter colour is not darkened for white text, which would change it too much: it gets dark text. */
const maxLuminanceToDarken = 0.27;

/**
 * Derives all tokens from a firm's colours:
 *
 * - Tones keep the lightness of the design and take the hue of the firm.
 * - Dark surfaces, buttons and accents are the firm's colours, darkened until their text is readable.
 * - Hover colours and deep surfaces are fixed shifts of these.
 *
 * The colours of the design give exactly the tokens of the design.
 */
export function derivePalette(brand: Brand): Palette {
  const { main, accent } = assignRoles(brand);
  const tones = makePalette((name) => {
    const { l, c, h, follows } = tokens[name];
    if (!follows) return design[name];
    const firmColour = follows === 'main' ? main : accent;
    const designColour = designBrand[follows];
    return toScreen({
      mode: 'oklch',
      l,
      // A limit, so that a tone of a strong colour is still a tone.
      c: c * Math.min(1.6, firmColour.c / designColour.c),
      h: (firmColour.h ?? 0) + h - (designColour.h ?? 0),
    });
  });
  const shaded = darken(main, maxLuminance.darkSurface);
  // Not black, which would hide the dark parts of drawings on it.
  const dark = { ...shaded, l: Math.max(0.22, shaded.l) };
  const strong = darkenForWhiteText(main) ?? dark;
  const mark = darken(accent, maxLuminance.accent);
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

/** Makes the darker colour the main one. An accent as pale as the page is replaced by the main colour. */
function assignRoles({ main, accent }: Brand): Brand {
  const isSwapped = isLight(main) && !isLight(accent);
  const roles = isSwapped ? { main: accent, accent: main } : { main, accent };
  const isPale = contrast(roles.accent, design.surface) < 1.3;
  return isPale ? { ...roles, accent: roles.main } : roles;
}

/**
 * Mixes a colour with black until its luminance is at most `max`. Hue and saturation stay. Lightness and
 * chroma of OKLCH follow the cube root of luminance.
 */
function darken(colour: Oklch, max: number): Oklch {
  const factor = Math.min(1, Math.cbrt(max / luminance(colour)));
  return { ...colour, l: colour.l * factor, c: colour.c * factor };
}

/** True for a colour that gets dark text. */
const isLight = (colour: Oklch) => luminance(colour) > maxLuminanceToDarken;

/** Darkens a colour until white text on it is readable; `undefined` for a light one. */
const darkenForWhiteText = (colour: Oklch) =>
  isLight(colour) ? undefined : darken(colour, maxLuminance.underWhiteText);

/** Adds to the lightness and hue of a colour, and multiplies its chroma. */
const shift = (colour: Oklch, by: { l: number; c: number; h: number }) =>
  toScreen({
    mode: 'oklch',
    l: Math.min(0.96, Math.max(0.1, colour.l + by.l)),
    c: colour.c * by.c,
    h: (colour.h ?? 0) + by.h,
  });

/** The main button: white text on the accent colour, or dark text on a light one. */
function mainButton(accent: Oklch, ink: Oklch): Partial<Palette> {
  const action = darkenForWhiteText(accent);
  if (!action)
    return { action: accent, 'action-hover': shift(accent, { l: 0.05, c: 1, h: 0 }), 'action-ink': ink };
  // A colour that is nearly black gets a lighter hover, because a darker one would not be seen.
  const lightness = action.l > 0.32 ? -0.07 : 0.05;
  return {
    action,
    'action-hover': shift(action, { l: lightness, c: 0.907, h: -1 }),
    'action-ink': design.white,
  };
}
