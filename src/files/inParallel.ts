import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** The results of some work for all items, in their order; as many at once as there are processors. */
export const inParallel = <Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>) =>
  pLimit(availableParallelism()).map(items, work);
