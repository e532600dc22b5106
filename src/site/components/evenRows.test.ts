import { expect, test } from 'vitest';
import { evenRows, rowLengths } from './evenRows.ts';

test.each([
  [0, 4, []],
  [5, 4, [3, 2]],
  [7, 4, [4, 3]],
  [7, 3, [3, 2, 2]],
  [13, 5, [5, 4, 4]],
])('%i of at most %i stand in rows of %j', (count, most, rows) =>
  expect(rowLengths(count, most)).toEqual(rows),
);

test('nobody stands alone where two fit in a row', () => {
  for (let most = 3; most <= 6; most++)
    for (let count = 2; count <= 60; count++) expect(Math.min(...rowLengths(count, most))).toBeGreaterThan(1);
});

test('each cell is told how many it shares its row with at every breakpoint', () => {
  expect(evenRows(3, { base: 2, lg: 3 })).toEqual([
    'per-row-2 lg-per-row-3',
    'per-row-2 lg-per-row-3',
    'per-row-1 lg-per-row-3',
  ]);
});
