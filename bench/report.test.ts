import { expect, it, vi } from 'vitest';
import { cellOf } from './lighthouse.ts';
import { measureTable, median } from './report.ts';

it.each([
  [[9, 1, 5], 5],
  [[8, 1, 4, 2], 3],
  [[], NaN],
])('the median of %j is %d', (numbers, middle) => expect(median(numbers)).toBe(middle));

it('shows medians side by side, with the ratio of other sites to our page and the worst score', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const column = (name: string, ...runs: number[]) => ({
    name,
    measure: async () => ({ FCP: runs[0] ?? 0, Performance: runs.shift() ?? 0 }),
  });
  const columns = [
    column('home', 600, 700, 900),
    column('privacy', 1, 2, 3),
    column('other', 97, 1400, 1400),
  ];
  expect(await measureTable(columns, 3, cellOf)).toBe(
    '|  | home | privacy | other |\n| --- | ---: | ---: | ---: |\n' +
      '| FCP | 700 | 2 | 1400 (×2.00) |\n| Performance | 700 (600) | 2 (1) | 1400 (97) |',
  );
});
