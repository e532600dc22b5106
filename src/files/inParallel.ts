import { availableParallelism } from 'node:os';

/** Does the work for all items, as many at once as there are processors. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const queue = [...items].values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.all(workers);
}
