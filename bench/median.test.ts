import { expect, it } from 'vitest';
import { median } from './median.ts';

it('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('takes the mean of the middle two', () => {
  expect(median([8, 1, 4, 2])).toBe(3);
});

it('is no number where nothing was measured', () => {
  expect(median([])).toBeNaN();
});
