import { mail } from './messages.ts';
import { readProviderAnswer, type SendResult } from './readProviderAnswer.ts';
import { type EnquiryValues, toFormData } from './enquiryValues.ts';

/** Settings of the build (`src/pipeline/environment.ts`). */
export interface Delivery {
  endpoint: string;
  /** `assumed`: any answer means sent (docs/specification.md). `confirmed`: the answer is read. */
  mode: 'assumed' | 'confirmed';
  accessKey: string | undefined;
}

interface Attempt {
  /** The same for every attempt to send one enquiry, so that the firm recognises duplicates. */
  reference: string;
  /** An earlier attempt may have arrived. */
  isRepeat: boolean;
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
  { reference, isRepeat }: Attempt,
): Promise<SendResult> {
  const isOffline = navigator.onLine === false;
  const limit = new AbortController();
  const { signal } = limit;
  let seconds = 0;
  const timer = setInterval(() => (seconds += 1) >= timeout && limit.abort(), 1000);
  try {
    if (mode === 'assumed') {
      // The five fields (docs/specification.md) have none for the reference.
      const message = isRepeat ? `${values.message}\n\n${mail.repeat(reference)}` : values.message;
      const body = toFormData({ ...values, message });
      await fetch(endpoint, { method: 'POST', mode: 'no-cors', body, signal });
      return { outcome: 'sent' };
    }
    const body = toFormData(values, { reference, ...(accessKey && { access_key: accessKey }) });
    // Multipart with this header alone needs no preflight, which a provider might refuse.
    const headers = { Accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', body, headers, signal });
    // A page (SyntaxError), or an answer that breaks off (TypeError) or takes too long (AbortError).
    const json: unknown = await response.json().catch(() => undefined);
    return readProviderAnswer(response.status, json);
  } catch {
    // Offline from the start: no request was made. A timeout tells nothing.
    return { outcome: isOffline && !signal.aborted ? 'failed' : 'unknown' };
  } finally {
    clearInterval(timer);
  }
}

/** Digits and letters that are not confused when read aloud or written by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters before a reference: the initials of the firm's name, or two letters of a single word. */
export function referencePrefix(firmName: string): string {
  const words = firmName.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2);
  return initials.slice(0, 3).join('');
}

/** A new reference such as `EB-7F3K`: short enough to say on the phone. It tells duplicates; no secret. */
export function newReference(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(4));
  return `${prefix}-${[...random].map((byte) => letters[byte % letters.length]).join('')}`;
}
