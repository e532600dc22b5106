import { isGroup } from '../content/values.ts';
import { emailFormError, required } from './validation.ts';
import { type EnquiryField, isField } from './values.ts';

/** The provider said no. Either fields are wrong, or the reason is a Norwegian sentence about the whole. */
interface Refusal {
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

type Json = Readonly<Record<string, unknown>>;

/** Norwegian sentences about an enquiry as a whole that a provider did not take. */
export const reasons = {
  empty: 'Skjematjenesten fikk en tom melding.',
  blocked: 'Skjematjenesten stoppet meldingen fordi den kan se ut som reklame.',
  closed: 'Skjemaet tar ikke imot meldinger akkurat nå.',
  tooMany: 'Det er sendt mange meldinger på kort tid. Vent noen minutter før du prøver igjen.',
  tooLarge: 'Meldingen er for lang for skjemaet.',
  other: 'Skjematjenesten tok ikke imot meldingen.',
} as const;

/** What Formspree's codes mean. Another provider's are unknown and say no more than that it refused. */
const codes: Readonly<Record<string, string>> = {
  EMPTY: reasons.empty,
  BLOCKED: reasons.blocked,
  FORM_NOT_FOUND: reasons.closed,
  INACTIVE: reasons.closed,
};

/** Form providers that are known by the host of their endpoints: what they are called, and the words with which they say yes. */
const providers: Readonly<Record<string, { name: string; accepts: (json: Json) => boolean }>> = {
  'formspree.io': { name: 'Formspree', accepts: ({ ok, next }) => ok === true || typeof next === 'string' },
  'api.web3forms.com': { name: 'Web3Forms', accepts: ({ success }) => success === true },
};

/** The local inbox, and all others. */
const anyOther = { name: undefined, accepts: ({ ok, success }: Json) => ok === true || success === true };

/** The provider that an endpoint belongs to; one that is not known has no name. */
export const providerOf = (endpoint: string) => providers[new URL(endpoint).hostname] ?? anyOther;

/**
 * What an answer means. A status of 200 is no acceptance: providers send it with a captcha page too. Only the provider's own
 * word in JSON counts; whatever is neither a clear yes nor a clear no stays unknown.
 *
 * @param json the body; nothing where it is none, such as the page of a captcha
 */
export function readProviderAnswer(endpoint: string, status: number, json: unknown): SendResult {
  if (status === 429) return refusedBecause(reasons.tooMany);
  if (status === 413) return refusedBecause(reasons.tooLarge);
  if (status >= 500 || !isGroup(json)) return { outcome: 'unknown' };
  const { ok, success, error, errors } = json;
  const faulted = error || Object.keys(Object(errors)).length > 0;
  if (status < 200 || status > 299 || ok === false || success === false || faulted) return refusal(errors);
  return { outcome: providerOf(endpoint).accepts(json) ? 'sent' : 'unknown' };
}

const refusedBecause = (reason: string): SendResult => ({ outcome: 'refused', fields: {}, reason });

/** Providers name what is wrong in a list of `{ code, field? }`, or by field. */
function refusal(errors: unknown): SendResult {
  const fields: Partial<Record<string, string>> = {};
  let reason: string = reasons.other;
  const list = Array.isArray(errors)
    ? errors.filter(isGroup)
    : Object.keys(isGroup(errors) ? errors : {}).map((field): Json => ({ field }));
  for (const { code, field } of list) {
    if (isField(field)) fields[field] ??= fieldSentence(field, code);
    else reason = codes[String(code)] ?? reason;
  }
  return { outcome: 'refused', fields, reason };
}

/** What is wrong with a field, in Norwegian: a provider's own words are in English and never shown. */
function fieldSentence(field: EnquiryField, code: unknown): string {
  if (code === 'TYPE_EMAIL' && field === 'email') return emailFormError;
  if (String(code).startsWith('REQUIRED_FIELD_') && field !== 'phone') return required[field].missing;
  return 'Skjematjenesten godtok ikke dette. Se over feltet.';
}
