import type { SendResult } from './result.ts';
import { answerTimeout, send } from './send.ts';
import type { EnquiryValues } from './values.ts';

/** Where enquiries go and whether their arrival is confirmed (`PUBLIC_FORM_ENDPOINT`, `PUBLIC_FORM_MODE`, `PUBLIC_FORM_ACCESS_KEY`). */
export interface Delivery {
  endpoint: string;
  /** `assumed`: any answer counts as sent (docs/specification.md). `confirmed`: the provider's answer is read. */
  mode?: 'assumed' | 'confirmed';
  accessKey?: string | undefined;
}

/**
 * Sends in the way of the build. Never throws; `abort` ends it. What reads answers is fetched only where it is used, and
 * before the time runs out.
 */
export async function transmit(
  { endpoint, mode, accessKey }: Delivery,
  values: EnquiryValues,
  reference: string,
  abort: AbortController,
): Promise<SendResult> {
  if (mode !== 'confirmed') return send(endpoint, values, { abort });
  if (!navigator.onLine) return { outcome: 'failed' };
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const { sendConfirmed } = await Promise.race([loadConfirmed(), ended(abort.signal)]);
    return await sendConfirmed(endpoint, values, { reference, accessKey, signal: abort.signal });
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches the code for confirmed sending; the browser keeps it, and tries again where it could not be had. */
export const loadConfirmed = () => import('./confirmed/send-confirmed.ts');

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Given up.'))));
