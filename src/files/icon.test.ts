import { expect, it } from 'vitest';
import { svg } from '../../tests/support/svg.ts';
import { hex } from '../content/brand/colour.ts';
import { iconDrawing, isTooLight } from './icon.ts';
import { design as palette } from '../content/brand/tokens.ts';

const logo = (fill: string) => ({
  width: 10,
  height: 10,
  drawing: `data:image/svg+xml,${encodeURIComponent(svg(`<path fill="${fill}" d="M0 0h9v9z"/>`))}`,
  picture: 'data:image/png;base64,AAAA',
});

it('has the logo as a picture where it is published', () => {
  expect(iconDrawing({ palette, logo: logo('#123') }, 1, 'picture')).toContain('href="data:image/png');
});

it('is four tiles in the colours of a firm without a logo', () =>
  expect(iconDrawing({ palette, logo: undefined })).toMatch(
    new RegExp(`fill="${hex(palette['surface-dark'])}".*fill="${hex(palette.accent)}"`),
  ));

it.each([
  ['#fff', true],
  ['#fff7cc', true],
  ['#ffd600', false],
  ['#0e3e44', false],
])('tells whether a logo of %s is lost on the light page', async (fill, expected) =>
  expect(await isTooLight({ palette, logo: logo(fill) })).toBe(expected),
);
