import type { Oklch } from 'culori';
import { giveWay, hex, readColour, withLightness } from './colour.ts';
import { groundGivesWay, onDark, onLight, type Pair } from './pairs.ts';

/** The theme's opaque colours by the names of their tokens, without `--color-`. */
export type Palette = Record<string, Oklch>;

/** A firm's own colours. */
export interface Brand {
  /** Dark surfaces, text, links and second-rank buttons are made from it. */
  main: Oklch;
  /** The main call, icons and small marks. */
  accent: Oklch;
}

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
  for (const pair of groundGivesWay)
    palette[pair.ground] = giveWay(palette[pair.ground]!, 0, meeting(pair, 'front'));
  for (const pair of onLight) palette[pair.front] = giveWay(palette[pair.front]!, 0, meeting(pair, 'ground'));
  for (const pair of onDark) palette[pair.front] = giveWay(palette[pair.front]!, 1, meeting(pair, 'ground'));
  return palette;

  function meeting(pair: Pair, side: 'front' | 'ground') {
    return [{ colour: palette[pair[side]]!, least: pair.least }];
  }
}

/** The dark one of two colours makes the dark surfaces; an accent that cannot be told from the page gives way to the other. */
function roles({ main, accent }: Brand): Brand {
  const turned =
    !carriesWhite(main) && carriesWhite(accent) ? { main: accent, accent: main } : { main, accent };
  return saysNothing(turned.accent) ? { ...turned, accent: turned.main } : turned;
}

/** Which of the two colours a token is kin to, by its hue; neither, where it means something of its own. */
function familyOf(name: string, { c, h = 0 }: Oklch): 'main' | 'accent' | undefined {
  if (/^(action|accent)(?!-ink)/.test(name)) return 'accent';
  return c > 0.004 && h > 190 && h < 220 && name !== 'membrane' ? 'main' : undefined;
}

/**
 * A token at the same distance from a new colour as it had from the old.
 *
 * @param most how many times as colourful it may become
 */
function beside(token: Oklch, old: Oklch, own: Oklch, most = Infinity): Oklch {
  if (hex(token) === hex(old)) return own;
  return {
    mode: 'oklch',
    l: Math.min(1, Math.max(0.1, own.l + (token.l - old.l))),
    c: token.c * Math.min(most, own.c / old.c),
    h: ((own.h ?? 0) + ((token.h ?? 0) - (old.h ?? 0)) + 360) % 360,
  };
}

/** The colour of dark surfaces: a brand that is dark already, or a quiet dark tone of a lighter one. */
function darkTone(main: Oklch): Oklch {
  const l = Math.min(0.4, Math.max(0.22, main.l));
  const moved = Math.max(0, main.l - l);
  return { ...main, l, c: Math.min(main.c, Math.max(0.03, main.c * (1 - 1.8 * moved))) };
}

const white: Oklch = { mode: 'oklch', l: 1, c: 0, h: 0 };

/** The colour, a little darker where white words on it need that; nothing where it would no longer be the same colour. */
function carriesWhite(colour: Oklch): Oklch | undefined {
  const darker = giveWay(withLightness(colour, Math.max(0.22, colour.l)), 0, [
    { colour: white, least: 4.75 },
  ]);
  return colour.l - darker.l <= 0.1 ? darker : undefined;
}

/** A white or pale grey accent cannot be told from the page. */
const saysNothing = ({ l, c }: Oklch) => c < 0.04 && l > 0.8;

/** The main button: white words on the accent where it can carry them, dark words on a light accent. */
function callToAction(palette: Palette): Palette {
  const wish = palette['action']!;
  const carrying = carriesWhite(wish);
  const ink = carrying ? white : palette['ink']!;
  const enough = [{ colour: ink, least: 4.5 }];
  const action = giveWay(carrying ?? wish, carrying ? 0 : 1, enough);
  const hover = {
    ...palette['action-hover']!,
    l: Math.min(0.96, action.l + (carrying && action.l > 0.32 ? -0.07 : 0.05)),
  };
  return { action, 'action-hover': giveWay(hover, carrying ? 0 : 1, enough), 'action-ink': ink };
}

/** What had to give way in a firm's colours, in the owner's words, at the colour that it is about. */
export function adjustments(brand: Brand, palette: Palette): { colour: Oklch; note: string }[] {
  const { main, accent } = roles(brand);
  const [strong, action, quiet] = [palette['strong']!, palette['action']!, palette['accent']!];
  const unseen = [brand.main, brand.accent].filter((colour) => saysNothing(colour) && colour !== main);
  return [
    ...unseen.map((colour) => ({
      colour,
      note: 'Den synes ikke på en lys side, så den andre brukes i stedet.',
    })),
    strong.l < main.l - 0.002 && {
      colour: main,
      note: `Knappene «Ring Oss» og «Godta» får ${hex(strong)}, så den hvite teksten kan leses.`,
    },
    accent !== main &&
      Math.abs(action.l - accent.l) > 0.002 &&
      accent.l > 0.22 && { colour: accent, note: `Hovedknappen får ${hex(action)}, så teksten kan leses.` },
    quiet.l < accent.l - 0.02 && {
      colour: accent,
      note: `Ikoner og små ord på lys bunn får ${hex(quiet)}, så de synes.`,
    },
  ].filter((line) => line !== false);
}
