import { expect, it } from 'vitest';
import { cellOf } from './lighthouse.ts';
import { median, table } from './report.ts';

it.each([
  [[9, 1, 5], 5],
  [[8, 1, 4, 2], 3],
  [[], NaN],
])('takes the middle of %j: %d', (numbers, middle) => expect(median(numbers)).toBe(middle));

it('puts medians beside each other, with the ratio to our page and the worst score', () => {
  expect(cellOf('FCP', [600, 700, 900])).toBe('700');
  expect(cellOf('FCP', [1400], [600, 700, 900])).toBe('1400 (×2.00)');
  expect(cellOf('Performance', [97, 100, 100])).toBe('100 (97)');
  expect(table(['home', 'other'], [['FCP', '700', '1400 (×2.00)']])).toBe(
    '| | home | other |\n|---|---:|---:|\n| FCP | 700 | 1400 (×2.00) |',
  );
});
