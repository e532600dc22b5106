import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs `work` for every item, as many at once as there are processors; returns the results in order. */
export const inParallel = <Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>) =>
  pLimit(availableParallelism()).map(items, work);
