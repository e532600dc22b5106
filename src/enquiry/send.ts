import type { SendResult } from './result.ts';
import { type EnquiryValues, toFormData } from './values.ts';

/** How long a visitor waits for an answer, in milliseconds. */
export const answerTimeout = 15_000;

interface SendOptions {
  fetch?: typeof globalThis.fetch;
  /** How long to wait for an answer, in milliseconds. */
  timeout?: number;
  /** Aborted when the time is up; whoever hands it in can abort earlier. Both count as a failure. */
  abort?: AbortController;
}

/**
 * Posts an enquiry to the form provider. Never throws.
 *
 * Specification, section 7: in `no-cors` mode the answer cannot be read, so any answer counts as sent and any thrown error as failed.
 */
export async function send(
  endpoint: string,
  values: EnquiryValues,
  { fetch = globalThis.fetch, timeout = answerTimeout, abort = new AbortController() }: SendOptions = {},
): Promise<SendResult> {
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    await fetch(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      body: toFormData(values),
      signal: abort.signal,
    });
    return { outcome: 'sent' };
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
