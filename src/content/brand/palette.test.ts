import { formatHex } from 'culori/fn';
import { expect, it } from 'vitest';
import { contrast, hex, readColour } from './colour.ts';
import { type Brand, derivePalette, designBrand } from './palette.ts';
import { design, type Palette, type TokenName, tokenNames, tokens } from './tokens.ts';

const light: TokenName[] = ['surface', 'surface-raised'];
const dark: TokenName[] = ['surface-dark', 'surface-deep'];
const tint: TokenName[] = ['surface-tint', 'action-tint'];
/** WCAG 2.2, 1.4.3 and 1.4.11: 4.5 for words, 3 for edges, icons and focus rings. */
const rules: [least: number, colours: TokenName[], grounds: TokenName[]][] = [
  [4.5, ['ink', 'ink-muted', 'link'], [...light, 'surface-tint', 'surface-tint-strong']],
  [4.5, ['accent', 'accent-strong'], [...light, ...tint]],
  [4.5, ['ink-inverse'], [...dark, 'strong', 'strong-hover']],
  [4.5, ['ink-inverse-muted', 'accent-inverse'], dark],
  [4.5, ['membrane'], ['surface-dark']],
  [4.5, ['action-ink'], ['action', 'action-hover']],
  [4.5, ['disabled-ink'], ['disabled']],
  [4.5, ['error'], [...light, 'error-surface']],
  [4.5, ['success'], [...light, 'success-surface']],
  [3, ['control', 'focus'], [...light, 'surface-tint']],
  [3, ['focus-inverse'], dark],
];
const pairs = rules.flatMap(([least, colours, grounds]) =>
  colours.flatMap((name) => grounds.map((ground) => ({ name, ground, least }))),
);
const colour = (text: string) => readColour(text) ?? expect.unreachable(`${text} is no colour`);
const brand = (main: string, accent: string): Brand => ({ main: colour(main), accent: colour(accent) });
const hexes = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [name, hex(colour)]));
/** A colour of the sheet as browsers show it. */
const clipped = (name: TokenName) => {
  const { l, c, h } = tokens[name];
  return formatHex({ mode: 'oklch', l, c, h });
};
const faint = (palette: Palette) =>
  pairs.filter(({ name, ground, least }) => contrast(palette[name], palette[ground]) < least);

it('equals the stylesheet of colours; run with -u after a change', async () => {
  const lines = tokenNames.map((name) => {
    const { l, c, h } = tokens[name];
    return `    --color-${name}: oklch(${l} ${c} ${h}); /* ${hex(design[name])} */\n`;
  });
  const head = '/* Written by src/content/brand/palette.test.ts from src/content/brand/tokens.ts. */\n';
  const css = `${head}@layer theme {\n  :root {\n${lines.join('')}  }\n}\n`;
  await expect(css).toMatchFileSnapshot('../../site/styles/colours.css');
});

it('is the design itself for the colours of the design', () => {
  expect(hexes(derivePalette(designBrand))).toEqual(hexes(design));
  expect(hexes(derivePalette(brand('#0e3e44', '#a9492a')))).toEqual(hexes(design));
});

const channels = [0, 0x33, 0x66, 0x99, 0xcc, 0xff];
const rgb = channels.flatMap((r) => channels.flatMap((g) => channels.map((b) => `rgb(${r} ${g} ${b})`)));
const hues = Array.from({ length: 72 }, (_, step) => step * 5);
const oklch = [0.25, 0.45, 0.65, 0.85].flatMap((lightness) =>
  [0.03, 0.12, 0.3].flatMap((chroma) => hues.map((hue) => `oklch(${lightness} ${chroma} ${hue})`)),
);
const colours = [...rgb, ...oklch].map(colour);

it('keeps every contrast, whatever the two colours are (WCAG 1.4.3 and 1.4.11)', () => {
  const found = colours.flatMap((main, index) =>
    [0, 1, 50, 97, 143, 200].flatMap((turn) => {
      const accent = colours[(index * 7 + turn) % colours.length] ?? main;
      return faint(derivePalette({ main, accent })).map(
        ({ name, ground }) => `${hex(main)} ${hex(accent)} ${name} ${ground}`,
      );
    }),
  );
  expect(found).toEqual([]);
}, 60_000);

it('measures what browsers show, which clip the colours of the sheet to sRGB', () =>
  expect(tokenNames.filter((name) => clipped(name) !== hex(design[name]))).toEqual([]));

it('pairs every text colour with a background', () => {
  const texts = tokenNames.filter((name) => /(^|-)ink|^link$|^error$|^success$|^accent/.test(name));
  expect(
    texts.filter((name) => !pairs.some(({ name: text, ground }) => [text, ground].includes(name))),
  ).toEqual([]);
});

it('uses dark text on a light accent instead of darkening it', () => {
  const palette = derivePalette(brand('#123', '#ffd600'));
  expect(hex(palette.action)).toBe('#ffd600');
  expect(palette['action-ink'].l).toBeLessThan(0.3);
});

it('makes the dark surfaces of the dark colour, whichever is called the main one', () => {
  const turned = derivePalette(brand('#ffd600', '#1a2b3c'));
  expect(hexes(turned)).toEqual(hexes(derivePalette(brand('#1a2b3c', '#ffd600'))));
  expect(hex(turned.action)).toBe('#ffd600');
});

it('reads no colour from what is none', () => {
  const texts = ['', 'fjord', 'currentColor', 'transparent', '#0e3e4480', 'var(--x)'];
  expect(texts.filter(readColour)).toEqual([]);
});
