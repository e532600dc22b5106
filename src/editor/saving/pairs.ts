import { isGroup, isSame } from '../../content/values.ts';

/**
 * Which item of a list was which: the items of a newer version with those of an older one, each once.
 *
 * @param scoreOf how much a pair speaks for itself; 0 makes none
 */
export function pairsOf<Item>(
  old: readonly Item[],
  now: readonly Item[],
  scoreOf: (was: Item, is: Item) => number,
): Map<Item, Item> {
  const all = old.flatMap((was) => now.map((is) => ({ was, is, score: scoreOf(was, is) })));
  const pairs = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const { was, is } of all.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)) {
    if (pairs.has(is) || taken.has(was)) continue;
    pairs.set(is, was);
    taken.add(was);
  }
  return pairs;
}

/** How many fields two items of a list have in common; 1 for the same text. */
export const likeness = (a: unknown, b: unknown) =>
  isGroup(a) && isGroup(b)
    ? Object.keys(a).filter((key) => isSame(a[key], b[key])).length
    : Number(isSame(a, b));
