import { readProviderAnswer, type SendResult } from './readProviderAnswer.ts';
import { type EnquiryValues, toFormData } from './enquiryValues.ts';

/** Settings of the build (`src/pipeline/environment.ts`). */
export interface Delivery {
  endpoint: string;
  /** `assumed`: any answer means sent (docs/specification.md). `confirmed`: the answer is read. */
  mode: 'assumed' | 'confirmed';
  accessKey: string | undefined;
}

/**
 * Timeout in seconds, counted while the page runs: on a locked phone and in the back/forward cache an answer
 * may have arrived that the page does not know of yet.
 */
const timeout = 15;

/**
 * Posts an enquiry to the form provider. Never throws: whatever is thrown is a failure
 * (docs/specification.md). Once a request has begun its result is unknown: the server may have read it before
 * the connection broke.
 */
export async function send(
  { endpoint, mode, accessKey }: Delivery,
  values: EnquiryValues,
): Promise<SendResult> {
  const limit = new AbortController();
  const { signal } = limit;
  let seconds = 0;
  const timer = setInterval(() => (seconds += 1) >= timeout && limit.abort(), 1000);
  try {
    if (mode === 'assumed') {
      await fetch(endpoint, { method: 'POST', mode: 'no-cors', body: toFormData(values), signal });
      return { outcome: 'sent' };
    }
    const body = toFormData(values, accessKey ? { access_key: accessKey } : {});
    // Multipart with this header alone needs no preflight, which a provider might refuse.
    const headers = { Accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', body, headers, signal });
    // A page (SyntaxError), or an answer that breaks off (TypeError) or takes too long (AbortError).
    const json: unknown = await response.json().catch(() => undefined);
    return readProviderAnswer(response.status, json);
  } catch {
    return { outcome: 'unknown' };
  } finally {
    clearInterval(timer);
  }
}
