import type { Oklch } from 'culori';
import { giveWay, hex, readColour } from './colour.ts';
import { groundGivesWay, onDark, onLight, type Pair } from './pairs.ts';
import { type Brand, carriesWhite, darkTone, roles, white } from './roles.ts';

/** The theme's opaque colours by the names of their tokens, without `--color-`. */
export type Palette = Record<string, Oklch>;

/** The opaque colours of a stylesheet's tokens. */
export function readTokens(css: string): Palette {
  const found = css.matchAll(/--color-([\w-]+): (oklch\([^)/]+\))/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name!, readColour(value!)!]));
}

/** The colours that the design itself is drawn in, as somebody would write them. */
export const designBrand = (design: Palette): Brand => ({
  main: readColour(hex(design['surface-dark']!))!,
  accent: readColour(hex(design['action']!))!,
});

/**
 * The whole theme in a firm's colours. Each token keeps its place beside the colour it is kin to, main or accent: as much
 * lighter or darker, as much quieter, as far round the circle of hues (OKLCH). The design's own brand gives the design's own
 * tokens. Whatever the colours, every pair keeps its contrast: lightness gives way.
 */
export function derivePalette(design: Palette, brand: Brand): Palette {
  const from = designBrand(design);
  const { main, accent } = roles(brand);
  const dark = darkTone(main);
  const strong = carriesWhite(main) ?? dark;

  const place = (name: string, token: Oklch): Oklch => {
    const family = familyOf(name, token);
    if (!family) return token;
    const [old, own] = family === 'main' ? [from.main, main] : [from.accent, accent];
    if (/^strong/.test(name)) return beside(token, old, strong);
    if (/^(surface-(dark|deep)|focus)$/.test(name)) return beside(token, old, dark);
    if (/^(action|action-hover|accent|accent-strong)$/.test(name)) return beside(token, old, own);
    if (name === 'accent-inverse' && own.l > 0.72) return own;
    return { ...beside(token, old, own, 1.6), l: token.l };
  };
  const palette = Object.fromEntries(
    Object.entries(design).map(([name, token]) => [name, place(name, token)]),
  );

  Object.assign(palette, callToAction(palette));
  /** Moves one colour of a pair until it can be told from the other. */
  const part = ({ least, ...pair }: Pair, moved: 'front' | 'ground', towards: 0 | 1) => {
    const other = moved === 'front' ? pair.ground : pair.front;
    palette[pair[moved]] = giveWay(palette[pair[moved]]!, towards, palette[other]!, least);
  };
  for (const pair of groundGivesWay) part(pair, 'ground', 0);
  for (const pair of onLight) part(pair, 'front', 0);
  for (const pair of onDark) part(pair, 'front', 1);
  return palette;
}

/** Which of the two colours a token is kin to, by its hue; neither, where it means something of its own. */
function familyOf(name: string, { c, h = 0 }: Oklch): 'main' | 'accent' | undefined {
  if (/^(action|accent)(?!-ink)/.test(name)) return 'accent';
  return c > 0.004 && h > 190 && h < 220 && name !== 'membrane' ? 'main' : undefined;
}

/** A token as far from a new colour as it was from the old; it may become `most` times as colourful. */
function beside(token: Oklch, old: Oklch, own: Oklch, most = Infinity): Oklch {
  if (hex(token) === hex(old)) return own;
  return {
    mode: 'oklch',
    l: Math.min(1, Math.max(0.1, own.l + (token.l - old.l))),
    c: token.c * Math.min(most, own.c / old.c),
    h: ((own.h ?? 0) + ((token.h ?? 0) - (old.h ?? 0)) + 360) % 360,
  };
}

/** The main button: white words on the accent where it can carry them, dark words on a light accent. */
function callToAction(palette: Palette): Palette {
  const wish = palette['action']!;
  const carrying = carriesWhite(wish);
  const ink = carrying ? white : palette['ink']!;
  const action = giveWay(carrying ?? wish, carrying ? 0 : 1, ink, 4.5);
  const hover = {
    ...palette['action-hover']!,
    l: Math.min(0.96, action.l + (carrying && action.l > 0.32 ? -0.07 : 0.05)),
  };
  return { action, 'action-hover': giveWay(hover, carrying ? 0 : 1, ink, 4.5), 'action-ink': ink };
}
