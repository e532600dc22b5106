/**
 * Fetches things on demand, such as a module or a data file: each once, and again at the next call if it
 * failed.
 *
 * @param fetch brings the thing of a key
 * @param limit how long it may take, in milliseconds; without it, as long as the browser waits
 * @returns the thing of a key. Rejects where it does not arrive, or not within the limit
 */
export function onDemand<Thing>(fetch: (key: string) => Promise<Thing>, limit?: number) {
  const things = new Map<string, Promise<Thing>>();
  return (key = '') => {
    const thing = things.get(key) ?? within(limit, fetch(key));
    things.set(key, thing);
    thing.catch(() => things.delete(key));
    return thing;
  };
}

function within<Thing>(limit: number | undefined, thing: Promise<Thing>) {
  if (limit === undefined) return thing;
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, limit, new Error(`Nothing after ${limit} ms.`)),
  );
  return Promise.race([thing, late]);
}
