import { type EnquiryField, type EnquiryValues, toFormData } from './values.ts';

/** The provider said no. Either fields are wrong, or the reason is a Norwegian sentence about the whole. */
export interface Refusal {
  outcome: 'refused';
  /** Norwegian sentences by field. */
  fields: Readonly<Partial<Record<EnquiryField, string>>>;
  reason: string;
}

/**
 * How a send ended, as far as the page can know. `sent`: accepted, or assumed to be. `failed`: it did not get out.
 * `unknown`: it may or may not have arrived.
 */
export type SendResult = { outcome: 'sent' } | { outcome: 'failed' } | { outcome: 'unknown' } | Refusal;

/** Where enquiries go and whether their arrival is confirmed (`PUBLIC_FORM_ENDPOINT`, `PUBLIC_FORM_MODE`, `PUBLIC_FORM_ACCESS_KEY`). */
export interface Delivery {
  endpoint: string;
  /** `assumed`: any answer counts as sent (docs/specification.md). `confirmed`: the provider's answer is read. */
  mode?: 'assumed' | 'confirmed';
  accessKey?: string | undefined;
}

/** How long a visitor waits for an answer, in milliseconds. */
const answerTimeout = 15_000;

/** A send with its time limit. What it throws, the end of the time and an abort from outside all count as a failure. */
async function inTime(abort: AbortController, post: (signal: AbortSignal) => Promise<SendResult>) {
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    return await post(abort.signal);
  } catch {
    return { outcome: 'failed' } as const;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts an enquiry to the form provider. Never throws.
 *
 * In `no-cors` mode the answer cannot be read, so any answer counts as sent and any thrown error as failed (docs/specification.md).
 */
export const send = (
  endpoint: string,
  values: EnquiryValues,
  { fetch = globalThis.fetch, abort = new AbortController() } = {},
): Promise<SendResult> =>
  inTime(abort, async (signal) => {
    await fetch(endpoint, { method: 'POST', mode: 'no-cors', body: toFormData(values), signal });
    return { outcome: 'sent' };
  });

/**
 * Sends in the way of the build. Never throws; `abort` ends it. What reads answers is fetched only where it is used, and
 * before the time runs out.
 */
export function transmit(
  { endpoint, mode, accessKey }: Delivery,
  values: EnquiryValues,
  reference: string,
  abort: AbortController,
): Promise<SendResult> {
  if (mode !== 'confirmed') return send(endpoint, values, { abort });
  return inTime(abort, async (signal) => {
    if (!navigator.onLine) throw new Error('There is no network.');
    const { sendConfirmed } = await Promise.race([loadConfirmed(), ended(signal)]);
    return sendConfirmed(endpoint, values, { reference, accessKey, signal });
  });
}

/** Fetches the code for confirmed sending; the browser keeps it, and tries again where it could not be had. */
export const loadConfirmed = () => import('./send-confirmed.ts');

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Given up.'))));
