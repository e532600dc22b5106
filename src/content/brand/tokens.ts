import type { Oklch } from 'culori';
import { toScreen } from './colour.ts';

/** The brand colour that a token takes its hue and chroma from; a token without one never changes. */
export type Follows = 'main' | 'accent';

const token = (l: number, c: number, h: number, follows?: Follows) => ({ l, c, h, follows });

/**
 * The opaque colours of the design in OKLCH, by the names of their custom properties without `--color-`. A
 * test compares `styles/colours.css` with this table; `npx vitest run src/content/brand -u` writes the sheet.
 */
export const tokens = {
  // Surfaces
  surface: token(0.985, 0.003, 100), // page
  'surface-raised': token(1, 0, 0), // fields, dialog
  'surface-tint': token(0.955, 0.008, 195, 'main'), // quiet cell
  'surface-tint-strong': token(0.915, 0.014, 195, 'main'),
  'surface-dark': token(0.335, 0.05, 207),
  'surface-deep': token(0.205, 0.032, 214), // gallery, footer

  // Text
  ink: token(0.255, 0.036, 212, 'main'),
  'ink-muted': token(0.455, 0.022, 208, 'main'),
  'ink-inverse': token(0.985, 0.003, 100),
  'ink-inverse-muted': token(0.86, 0.03, 200, 'main'),
  link: token(0.42, 0.062, 205, 'main'),

  // Lines and edges of controls
  divider: token(0.885, 0.006, 150), // decorative
  'divider-strong': token(0.6, 0.014, 205, 'main'), // tile spacer
  control: token(0.6, 0.014, 205, 'main'), // field border

  // The main button. `accent` is the same colour as icons and words, which a light brand cannot share.
  action: token(0.525, 0.135, 38),
  'action-hover': token(0.455, 0.122, 37),
  'action-ink': token(1, 0, 0),
  'action-tint': token(0.955, 0.018, 45, 'accent'),
  accent: token(0.525, 0.135, 38),
  'accent-strong': token(0.455, 0.122, 37), // words on the tint
  'accent-inverse': token(0.8, 0.085, 48, 'accent'), // on dark

  // Other buttons
  strong: token(0.335, 0.05, 207),
  'strong-hover': token(0.255, 0.036, 212),
  disabled: token(0.915, 0.014, 195, 'main'),
  'disabled-ink': token(0.455, 0.022, 208, 'main'),

  membrane: token(0.8, 0.105, 200), // in the drawing, on dark: turquoise, as real membranes are

  // Feedback
  error: token(0.475, 0.165, 27),
  'error-surface': token(0.965, 0.016, 25),
  success: token(0.43, 0.085, 160),
  'success-surface': token(0.962, 0.02, 165),
  focus: token(0.335, 0.05, 207),
  'focus-inverse': token(1, 0, 0), // on dark
  white: token(1, 0, 0), // lines of the gallery, mark of a switch
};

export type TokenName = keyof typeof tokens;

/** A colour for every token. */
export type Palette = Record<TokenName, Oklch>;

/** Names of the tokens in the order of the table. The cast restores the type that `Object.keys` drops. */
export const tokenNames = Object.keys(tokens) as TokenName[];

/** A palette from a function that gives each token its colour. */
export const makePalette = (colourOf: (name: TokenName) => Oklch): Palette =>
  // The cast restores the type that `Object.fromEntries` drops.
  Object.fromEntries(tokenNames.map((name) => [name, colourOf(name)])) as Palette;

/** The colours of the design itself, as every screen can show them (sRGB). */
export const design: Palette = makePalette((name) => {
  const { l, c, h } = tokens[name];
  return toScreen({ mode: 'oklch', l, c, h });
});
