/** Remembers what was loaded by its first argument; a request that failed is tried again the next time. */
export function once<Value, Others extends unknown[]>(
  load: (key: string, ...others: Others) => Promise<Value>,
) {
  const known = new Map<string, Promise<Value>>();
  return (key: string, ...others: Others) => {
    const value = known.get(key) ?? load(key, ...others);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}
