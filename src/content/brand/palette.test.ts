import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, hex, readColour } from './colour.ts';
import { adjustments } from './adjustments.ts';
import type { Brand } from './brandColours.ts';
import { contrastPairs } from './contrastPairs.ts';
import { derivePalette, designBrand } from './palette.ts';
import { design, type Palette, tokenNames, tokens } from './tokens.ts';

// `mainButton` chooses the text colour of the main button, so it is in none of the pairs.
const onAction = (['action', 'action-hover'] as const).map(
  (other) => ({ moved: 'action-ink', other, least: 4.5 }) as const,
);
const pairs = [...contrastPairs, ...onAction];
const colour = (text: string) => readColour(text) ?? expect.unreachable(`${text} is no colour`);
const brand = (main: string, accent: string): Brand => ({ main: colour(main), accent: colour(accent) });
const hexes = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [name, hex(colour)]));
const faint = (palette: Palette) =>
  pairs.filter(({ moved, other, least }) => contrast(palette[moved], palette[other]) < least);

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

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

it('keeps every contrast, whatever the two colours are (WCAG 1.4.3 and 1.4.11)', () => {
  const property = fc.property(anyColour, anyColour, (main, accent) => {
    expect(faint(derivePalette(brand(main, accent)))).toEqual([]);
  });
  // A fixed seed, so that no other change fails by chance.
  fc.assert(property, { numRuns: 200, seed: 2009 });
}, 60_000);

it('pairs every text colour with a background', () => {
  const texts = tokenNames.filter((name) => /(^|-)ink|^link$|^error$|^success$|^accent/.test(name));
  expect(texts.filter((name) => !pairs.some(({ moved, other }) => [moved, other].includes(name)))).toEqual(
    [],
  );
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

it('reports its adjustments and nothing else', () => {
  const adjusted = (main: string, accent: string) => {
    const own = brand(main, accent);
    return adjustments(own, derivePalette(own)).map(({ colour }) => hex(colour));
  };
  expect(adjusted('#0e3e44', '#a9492a')).toEqual([]);
  expect(adjusted('#7a1f2b', '#1e5bd8')).toEqual([]);
  expect(adjusted('#ffd600', '#ffd600')).toEqual(['#ffd600', '#ffd600']);
  expect(adjusted('#000', '#fff')).toEqual(['#ffffff']);
});

it('reads no colour from what is none', () => {
  const texts = ['', 'fjord', 'currentColor', 'transparent', '#0e3e4480', 'var(--x)'];
  expect(texts.filter(readColour)).toEqual([]);
});
