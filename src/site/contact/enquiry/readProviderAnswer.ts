import { isGroup } from '../../../content/values.ts';
import { refusals, refusedField } from './messages.ts';
import { type EnquiryField, isField } from './enquiryValues.ts';

/** The provider refused single fields, or the whole enquiry for a reason (in Norwegian). */
interface Refusal {
  outcome: 'refused';
  /** A Norwegian sentence by field. */
  fields: Readonly<Partial<Record<EnquiryField, string>>>;
  reason: string;
}

/** How a send ended, as far as the page can know. `unknown`: it may or may not have arrived. */
export type SendResult = { outcome: 'sent' | 'unknown' } | Refusal;

/**
 * Interprets a provider's answer. Status 200 is not enough, because captcha pages have it too: only JSON with
 * a field of acceptance is. An answer that neither accepts nor refuses is `unknown`.
 *
 * @param json the parsed body; `undefined` if it is not JSON
 */
export function readProviderAnswer(status: number, json: unknown): SendResult {
  if (status === 429) return refusedBecause(refusals.tooMany);
  if (status === 413) return refusedBecause(refusals.tooLarge);
  if (status >= 500 || !isGroup(json)) return { outcome: 'unknown' };
  const { ok, success, next, error, errors } = json;
  const hasErrors = error || Object.keys(Object(errors)).length > 0;
  if (status < 200 || status > 299 || ok === false || success === false || hasErrors) return refusal(errors);
  // Formspree, Web3Forms and others, and the local inbox.
  const isAccepted = ok === true || success === true || typeof next === 'string';
  return { outcome: isAccepted ? 'sent' : 'unknown' };
}

const refusedBecause = (reason: string): SendResult => ({ outcome: 'refused', fields: {}, reason });

/**
 * Reads errors, which providers send as a list of `{ field? }` or as an object by field. Their own words are
 * in English and never shown.
 */
function refusal(errors: unknown): SendResult {
  const names = Array.isArray(errors)
    ? errors.filter(isGroup).map(({ field }) => field)
    : Object.keys(isGroup(errors) ? errors : {});
  const fields = Object.fromEntries(names.filter(isField).map((field) => [field, refusedField]));
  return { outcome: 'refused', fields, reason: refusals.other };
}
