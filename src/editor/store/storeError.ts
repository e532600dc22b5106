/**
 * Why a request to a store failed:
 * - `noContact`: it did not get there, or it only asked
 * - `noAnswer`: a commit that may have been made
 * - `outdated`: the branch has moved on from the commit's parent
 * - `signIn`: the key is no longer known
 * - `missing`: the repository or the content folder is not there
 * - `refused`: the store will not do it; the message says why, and whom to ask
 */
type Reason = 'noContact' | 'noAnswer' | 'outdated' | 'signIn' | 'missing' | 'refused';

/** A failed request. The message is the sentence that the owner reads. */
export class StoreError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/** The sentence of a failed request; any other error is reported to the console. */
export function explainError(error: unknown): string {
  if (error instanceof StoreError) return error.message;
  reportError(error);
  return 'Noe gikk galt. Last siden på nytt, og prøv igjen. Det du har skrevet, er ikke borte.';
}
