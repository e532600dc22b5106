import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['phnoe', 'phone'],
  ['Title', 'title'],
  ['discription', 'description'],
  ['epost', undefined],
  ['x', undefined],
  ['p'.repeat(10_000), undefined],
])('takes %s for %s', (name, known) => {
  expect(nearest(name, ['phone', 'title', 'description', 'id', 'y'])).toBe(known);
});
