/** What an act on the browser's storage returns; `undefined` where it fails. */
export function withStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    // Closed (SecurityError), full (QuotaExceededError), or not written by this code (SyntaxError).
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
