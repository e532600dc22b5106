import { readProviderAnswer, type SendResult } from './readProviderAnswer.ts';
import { type EnquiryValues, toFormData } from './values.ts';

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
 * outside all count as a failure, or leave it unknown where answers are read.
 *
 * @param reference where answers are read: the same for every attempt to send one enquiry, so that the owner sees doubles
 */
export async function send(
  { endpoint, mode, accessKey }: Delivery,
  values: EnquiryValues,
  reference = '',
  abort = new AbortController(),
): Promise<SendResult> {
  const confirmed = mode === 'confirmed';
  if (confirmed && !navigator.onLine) return { outcome: 'failed' };
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    if (!confirmed) {
      // Any answer counts as sent: in this mode none can be read (docs/specification.md).
      await fetch(endpoint, { method: 'POST', mode: 'no-cors', body: toFormData(values), signal });
      return { outcome: 'sent' };
    }
    const body = toFormData(values, { reference, ...(accessKey && { access_key: accessKey }) });
    // Multipart and this header alone need no preflight, which a provider might refuse.
    const headers = { Accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', body, headers, signal });
    return readProviderAnswer(endpoint, response.status, await response.json().catch(() => undefined));
  } catch {
    // It may still have arrived: a server that does not allow the page to read its answer, or that redirects to such a one, has kept it.
    return { outcome: confirmed ? 'unknown' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
