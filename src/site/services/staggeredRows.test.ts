import { expect, test } from 'vitest';
import { staggeredRows } from './staggeredRows.ts';

/** A row as it looks: `c` a card, `½` a cut half, `T` a whole tile. */
const drawn = (count: number) =>
  staggeredRows(count)
    .map((tile) => (typeof tile === 'number' ? 'c' : tile === 'whole' ? 'T' : '½'))
    .join('');

test.each([
  [1, 'c'],
  [2, '½cc½'],
  [4, '½cc½' + 'cTc'],
  [5, 'ccc' + '½cc½'],
  [7, '½cc½' + 'ccc' + '½cc½'],
])('%i services are laid as %s', (count, rows) => expect(drawn(count)).toBe(rows));

test('every number fills its rows and keeps its order', () => {
  for (let count = 2; count <= 12; count++) {
    const laid = staggeredRows(count);
    expect(laid.filter((tile) => typeof tile === 'number')).toEqual([...Array(count).keys()]);
    const sixths = laid.map((tile): number => (tile === 'start' || tile === 'end' ? 1 : 2));
    expect(sixths.reduce((sum, width) => sum + width) % 6).toBe(0);
  }
});
