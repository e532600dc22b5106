import { judge } from './judge.ts';
import type { SendResult } from './send.ts';
import { type EnquiryValues, toFormData } from './values.ts';

interface ConfirmedOptions {
  /** The same for every attempt to send one enquiry, so that the owner sees doubles. */
  reference: string;
  /** Web3Forms' public key of the form. */
  accessKey?: string | undefined;
  signal: AbortSignal;
}

/**
 * Posts an enquiry and reads what the provider says about it. Never throws. A request that throws may still have arrived: a
 * server that does not allow the page to read its answer, or that redirects to such a one, has kept it by then.
 */
export async function sendConfirmed(
  endpoint: string,
  values: EnquiryValues,
  { reference, accessKey, signal }: ConfirmedOptions,
): Promise<SendResult> {
  const body = toFormData(values, { reference, ...(accessKey && { access_key: accessKey }) });
  try {
    // Multipart and this header alone need no preflight, which a provider might refuse.
    const headers = { Accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', body, headers, signal });
    return judge(endpoint, response.status, await response.json().catch(() => undefined));
  } catch {
    return { outcome: 'unknown' };
  }
}
