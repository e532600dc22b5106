/**
 * Runs an operation on the browser's storage and returns its result; `undefined` if it fails: storage is
 * closed (SecurityError), full (QuotaExceededError), `null` as in some in-app browsers (TypeError), or holds
 * what this code has not written (SyntaxError).
 */
export function withStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
