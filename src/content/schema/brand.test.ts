import { expect, test } from 'vitest';
import { designBrand } from '../brand/palette.ts';
import { toBrand } from './brand.ts';

test('a firm without an accent colour has its main colour, and without a main colour the design’s', () => {
  const { main } = toBrand({ main: '#3a1f5b' });
  expect(toBrand({ main: '#3a1f5b', accent: '' })).toEqual({ main, accent: main });
  expect(toBrand({ main: '' })).toBe(designBrand);
});
