/** A card by its place, a cut half of a tile at an end of its row, or a whole tile in the place of a card. */
export type Laid = number | 'start' | 'end' | 'whole';

/**
 * Lays cards in half-bond: rows of three, and between them rows of two that begin and end with a cut half. Every number of
 * cards fills such rows, or does so with one whole tile in the middle of a row of three.
 */
export function halfBond(count: number): Laid[] {
  if (count === 1) return [0];
  const exact = rows(count, 3) ?? rows(count, 2);
  const lengths = exact ?? rows(count + 1, 2)!;
  const gap = exact ? -1 : lengths.lastIndexOf(3);
  const places = Array.from({ length: count }, (_, place) => place);
  return lengths.flatMap((length, row): Laid[] => {
    if (row === gap) return [...places.splice(0, 1), 'whole', ...places.splice(0, 1)];
    const cards = places.splice(0, length);
    return length === 3 ? cards : ['start', ...cards, 'end'];
  });
}

/** Rows of three and two by turns, where they hold exactly so many. */
function rows(count: number, first: 2 | 3): number[] | undefined {
  const lengths: number[] = [];
  let left = count;
  for (let length: number = first; left > 0; length = 5 - length) {
    lengths.push(length);
    left -= length;
  }
  return left === 0 ? lengths : undefined;
}
