/**
 * Caches what a function loads, such as a module or a data file, by key. What failed is loaded again at the
 * next call.
 *
 * @param timeout in milliseconds, after which the promise rejects; without it the browser decides
 */
export function onDemand<Value>(load: (key: string) => Promise<Value>, timeout?: number) {
  const cache = new Map<string, Promise<Value>>();
  return (key = '') => {
    const value = cache.get(key) ?? withTimeout(load(key), timeout);
    cache.set(key, value);
    value.catch(() => cache.delete(key));
    return value;
  };
}

function withTimeout<Value>(value: Promise<Value>, timeout: number | undefined) {
  if (timeout === undefined) return value;
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, timeout, new Error(`Nothing after ${timeout} ms.`)),
  );
  return Promise.race([value, late]);
}
