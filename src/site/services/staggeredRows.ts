/** The index of a card, a half tile at an end of its row, or a whole tile in the place of a card. */
export type Place = number | 'start' | 'end' | 'whole';

/**
 * Lays cards as bricks: rows of three, and between them rows of two between half tiles. Every number of cards
 * fills such rows, or does so with one whole tile in the middle of a row of three.
 */
export function staggeredRows(count: number): Place[] {
  if (count === 1) return [0];
  const exact = alternatingRows(count, 3) ?? alternatingRows(count, 2);
  const lengths = exact ?? alternatingRows(count + 1, 2) ?? [];
  const rowWithTile = exact ? -1 : lengths.lastIndexOf(3);
  const cards = [...Array(count).keys()];
  return lengths.flatMap((length, row): Place[] => {
    if (row === rowWithTile) return [...cards.splice(0, 1), 'whole', ...cards.splice(0, 1)];
    const inRow = cards.splice(0, length);
    return length === 3 ? inRow : ['start', ...inRow, 'end'];
  });
}

/** Rows of three and two in turn; `undefined` where they do not hold exactly `count` cards. */
function alternatingRows(count: number, first: 2 | 3): number[] | undefined {
  const lengths: number[] = [];
  let left = count;
  for (let length: number = first; left > 0; length = 5 - length) {
    lengths.push(length);
    left -= length;
  }
  return left === 0 ? lengths : undefined;
}
