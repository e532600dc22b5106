/** Memoises an async function by its first argument; a rejected call is not remembered. */
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
