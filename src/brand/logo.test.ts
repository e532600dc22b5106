import { expect, it } from 'vitest';
import { svg } from '../../tests/support/svg.ts';
import { cleanLogo } from './cleanLogo.ts';
import { hex, readColour } from './colour.ts';
import { findBackground } from './findBackground.ts';
import { iconDrawing } from './icon.ts';
import { coloursOnDark, forcedColours } from './logo.ts';
import { themeStyles } from './theme.ts';
import { design } from './tokens.ts';

const black = readColour('#000') ?? expect.unreachable();
const palette = { ...design, surface: design.white, 'surface-dark': black, 'surface-deep': black };

const filled = (drawing: string) =>
  `<path fill="#8a1f2b" d="M0 0h10v10H0z"/><path fill="${drawing}" d="M2 2h5v5z"/>`;

it.each([
  ['a light drawing on a filled square', filled('#f0e0c0'), ['#8a1f2b', '#f0e0c0'], 'Canvas CanvasText'],
  ['a white one, which becomes dark', filled('#fff'), ['#ffd7d6', '#000000'], 'Canvas CanvasText'],
  ['shades of one colour', filled('#7a1f2b'), ['#ffd7d6', '#ffe1e1'], 'CanvasText CanvasText'],
  [
    'two shapes beside each other',
    '<path fill="#8a1f2b" d="M0 0h5v10H0z"/><path fill="#f0e0c0" d="M5 0h5v10H5z"/>',
    ['#ffd7d6', '#f0e0c0'],
    'CanvasText CanvasText',
  ],
  [
    'white on what has no colour',
    '<path d="M0 0h10v10H0z"/><path fill="#fff" d="M2 2h5v5z"/>',
    ['#000000'],
    'Canvas',
  ],
])('keeps %s readable on dark background and in forced colours', async (_, shapes, expected, forced) => {
  const cleaned = cleanLogo(svg(shapes));
  const logo = { ...cleaned, background: await findBackground(cleaned) };
  const onDark = coloursOnDark(logo, black);
  expect(logo.colours.map((own) => hex(onDark(own)))).toEqual(expected);
  expect(logo.colours.map(forcedColours(logo)).join(' ')).toBe(forced);
});

it('changes its colours where its background is dark', () => {
  const logo = cleanLogo(svg('<path fill="#0e3e44" d="M0 0h9v9z"/>'));
  const css = themeStyles({ palette: { ...design, 'surface-deep': black }, logo });
  expect(css).toContain('.logo-mark{--mark-1:#0e3e44}');
  expect(css).toMatch(/\.on-dark \.logo-mark\{--mark-1:#fafaf8\}/);
  expect(css).toContain(':root{--color-surface-deep:#000000}');
});

it('gets a dark tile where it would be invisible on a light one', () => {
  const icon = (fill: string) =>
    iconDrawing({ palette, logo: cleanLogo(svg(`<path fill="${fill}" d="M0 0h9v9z"/>`)) });
  expect(icon('#fff7cc')).toContain('rx="4" fill="#000000"');
  expect(icon('#0e3e44')).toContain('rx="4" fill="#ffffff"');
});

it('is four tiles of the firm’s colours in the icon of a firm that has none', () =>
  expect(iconDrawing({ palette, logo: undefined })).toMatch(
    new RegExp(`fill="${hex(palette['surface-dark'])}".*fill="${hex(palette.accent)}"`),
  ));
