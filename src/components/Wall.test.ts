import { expect, test } from 'vitest';
import { bond, rowsOf } from './Wall.tsx';

test.each([
  [0, 4, []],
  [1, 4, [1]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [6, 4, [3, 3]],
  [7, 4, [4, 3]],
  [7, 3, [3, 2, 2]],
  [13, 5, [5, 4, 4]],
  [40, 5, [5, 5, 5, 5, 5, 5, 5, 5]],
])('%i of at most %i stand in rows of %j', (count, most, rows) => expect(rowsOf(count, most)).toEqual(rows));

test('nobody stands alone where two fit in a row', () => {
  for (let most = 3; most <= 6; most++)
    for (let count = 2; count <= 60; count++) expect(Math.min(...rowsOf(count, most))).toBeGreaterThan(1);
});

test('each cell is told how many it shares its row with at every breakpoint', () => {
  expect(bond(3, { base: 2, lg: 3 })).toEqual([
    'across-2 lg:across-3',
    'across-2 lg:across-3',
    'across-1 lg:across-3',
  ]);
});
