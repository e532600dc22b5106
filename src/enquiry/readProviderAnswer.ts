import { isGroup } from '../content/values.ts';
import { emailFormError, missing, refusals, refusedField } from './messages.ts';
import { type EnquiryField, isField } from './enquiryValues.ts';

/** The provider refused single fields, or the whole enquiry for a reason (in Norwegian). */
interface Refusal {
  outcome: 'refused';
  /** Norwegian sentences by field. */
  fields: Readonly<Partial<Record<EnquiryField, string>>>;
  reason: string;
}

/**
 * How a send ended, as far as the page can know. `sent`: assumed to have arrived. `received`: the provider
 * confirmed it. `failed`: not sent. `unknown`: it may or may not have arrived.
 */
export type SendResult = { outcome: 'sent' | 'received' | 'failed' | 'unknown' } | Refusal;

type Json = Readonly<Record<string, unknown>>;

/** Formspree's error codes. Other providers' codes are not known; they count as `refusals.other`. */
const codes: Readonly<Record<string, string>> = {
  EMPTY: refusals.empty,
  BLOCKED: refusals.blocked,
  FORM_NOT_FOUND: refusals.closed,
  INACTIVE: refusals.closed,
};

/** Known form providers by the host of their endpoints: name, and the JSON by which they accept. */
const providers: Readonly<Record<string, { name: string; accepts: (json: Json) => boolean }>> = {
  'formspree.io': { name: 'Formspree', accepts: ({ ok, next }) => ok === true || typeof next === 'string' },
  'api.web3forms.com': { name: 'Web3Forms', accepts: ({ success }) => success === true },
};

/** The local inbox and every other provider. */
const accepts = ({ ok, success }: Json) => ok === true || success === true;
const otherProvider = { name: undefined, accepts };

/** The provider of an endpoint; an unknown one has no name. */
export const providerOf = (endpoint: string) => providers[new URL(endpoint).hostname] ?? otherProvider;

/**
 * Interprets a provider's answer. Status 200 is not enough, because captcha pages have it too: only the
 * provider's own field in JSON accepts. An answer that neither accepts nor refuses is `unknown`.
 *
 * @param json the parsed body; `undefined` if it is not JSON
 */
export function readProviderAnswer(endpoint: string, status: number, json: unknown): SendResult {
  if (status === 429) return refusedBecause(refusals.tooMany);
  if (status === 413) return refusedBecause(refusals.tooLarge);
  if (status >= 500 || !isGroup(json)) return { outcome: 'unknown' };
  const { ok, success, error, errors } = json;
  const hasErrors = error || Object.keys(Object(errors)).length > 0;
  if (status < 200 || status > 299 || ok === false || success === false || hasErrors) return refusal(errors);
  return { outcome: providerOf(endpoint).accepts(json) ? 'received' : 'unknown' };
}

const refusedBecause = (reason: string): SendResult => ({ outcome: 'refused', fields: {}, reason });

/** Reads errors, which providers send as a list of `{ code, field? }` or as an object by field. */
function refusal(errors: unknown): SendResult {
  const fields: Partial<Record<string, string>> = {};
  let reason: string = refusals.other;
  const list = Array.isArray(errors)
    ? errors.filter(isGroup)
    : Object.keys(isGroup(errors) ? errors : {}).map((field): Json => ({ field }));
  for (const { code, field } of list) {
    if (isField(field)) fields[field] ??= fieldSentence(field, code);
    else reason = codes[String(code)] ?? reason;
  }
  return { outcome: 'refused', fields, reason };
}

/** A Norwegian sentence for a refused field; the provider's own words are in English and never shown. */
function fieldSentence(field: EnquiryField, code: unknown): string {
  if (code === 'TYPE_EMAIL' && field === 'email') return emailFormError;
  const whenEmpty: Partial<Record<EnquiryField, string>> = missing;
  return (String(code).startsWith('REQUIRED_FIELD_') && whenEmpty[field]) || refusedField;
}
