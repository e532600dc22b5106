/** How the inbox treats posts: as it should, or with one of the faults a provider can have. */
export type Failure = 'off' | '500' | 'timeout' | 'refuse';

const FAILURES: ReadonlySet<string> = new Set<Failure>(['off', '500', 'timeout', 'refuse']);

/** Whether a text names one of the modes. */
export function isFailure(text: string | null): text is Failure {
  return text !== null && FAILURES.has(text);
}
