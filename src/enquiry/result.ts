import type { EnquiryField } from './values.ts';

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
