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
export type SendResult = { outcome: 'sent' | 'failed' | 'unknown' } | Refusal;

/** Where enquiries go and whether their arrival is confirmed (`PUBLIC_FORM_ENDPOINT`, `PUBLIC_FORM_MODE`, `PUBLIC_FORM_ACCESS_KEY`). */
export interface Delivery {
  endpoint: string;
  /** `assumed`: any answer counts as sent (docs/specification.md). `confirmed`: the provider's answer is read. */
  mode?: 'assumed' | 'confirmed';
  accessKey?: string | undefined;
}

/** How long a visitor waits for an answer, in milliseconds. */
const answerTimeout = 15_000;

/**
 * Posts an enquiry to the form provider in the way of the build. Never throws: what is thrown, the end of the time and an abort from
 * outside all count as a failure.
 */
export async function send(
  { endpoint, mode, accessKey }: Delivery,
  values: EnquiryValues,
  reference = '',
  abort = new AbortController(),
): Promise<SendResult> {
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    if (mode !== 'confirmed') {
      // Any answer counts as sent: in this mode none can be read (docs/specification.md).
      await fetch(endpoint, { method: 'POST', mode: 'no-cors', body: toFormData(values), signal });
      return { outcome: 'sent' };
    }
    if (!navigator.onLine) return { outcome: 'failed' };
    const { sendConfirmed } = await Promise.race([loadConfirmed(), ended(signal)]);
    return await sendConfirmed(endpoint, values, { reference, accessKey, signal });
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches the code that reads answers; the browser keeps it, and tries again where it could not be had. */
export const loadConfirmed = () => import('./send-confirmed.ts');

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Given up.'))));
