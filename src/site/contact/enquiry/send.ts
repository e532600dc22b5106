import { emailLink } from '../../../content/email.ts';
import { isGroup } from '../../../content/values.ts';
import {
  type EnquiryField,
  type EnquiryValues,
  isField,
  typedFields,
  typedNames,
  withAsciiEmail,
} from './fields.ts';
import { mail, refusals, refusedField } from './messages.ts';

/* How an enquiry leaves the page: by a post to the form provider, or in the visitor's own e-mail program. */

/** Settings of the build (`src/pipeline/environment.ts`). */
export interface Delivery {
  endpoint: string;
  /** `assumed`: any answer means sent (docs/specification.md). `confirmed`: the answer is read. */
  mode: 'assumed' | 'confirmed';
  accessKey: string | undefined;
}

/** The provider refused single fields, or the whole enquiry for a reason (in Norwegian). */
export interface Refusal {
  outcome: 'refused';
  /** A Norwegian sentence by field. */
  fields: Readonly<Partial<Record<EnquiryField, string>>>;
  reason: string;
}

/** How a send ended, as far as the page can know. `unknown`: it may or may not have arrived. */
export type SendResult = { outcome: 'sent' | 'unknown' } | Refusal;

/**
 * Timeout in seconds, counted only while the page runs: on a locked phone and in the back/forward cache an
 * answer may have arrived that the page does not know of yet.
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
): Promise<SendResult> {
  const limit = new AbortController();
  const { signal } = limit;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds >= timeout) limit.abort();
  }, 1000);
  try {
    if (mode === 'assumed') {
      await fetch(endpoint, { method: 'POST', mode: 'no-cors', body: formDataOf(values), signal });
      return { outcome: 'sent' };
    }
    const body = formDataOf(values, accessKey ? { access_key: accessKey } : {});
    // Multipart with this header alone needs no preflight, which a provider might refuse.
    const headers = { Accept: 'application/json' };
    const response = await fetch(endpoint, { method: 'POST', body, headers, signal });
    // A page (SyntaxError), or an answer that breaks off (TypeError) or takes too long (AbortError).
    const json: unknown = await response.json().catch(() => undefined);
    return readProviderAnswer(response.status, json);
  } catch {
    return { outcome: 'unknown' };
  } finally {
    clearInterval(timer);
  }
}

/**
 * The body of the post: exactly the form's fields, the consent as the text `true` or `false`
 * (docs/specification.md).
 *
 * @param extra further fields, where the answer is confirmed; the specification's own way of sending has none
 */
export function formDataOf(values: EnquiryValues, extra: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ ...withAsciiEmail(values), ...extra }))
    data.set(field, String(value));
  return data;
}

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

/** Longest body of a `mailto:` link, in encoded characters: mail programs cut or refuse longer ones. */
const longestBody = 1800;

/** An enquiry as a `mailto:` link; `complete` is false if the message had no room and is to be pasted. */
export function mailLink(address: string, values: EnquiryValues) {
  const whole = encode(plainText(values));
  const complete = whole.length <= longestBody;
  const body = complete ? whole : encode(plainText({ ...values, message: mail.pasteHere }));
  return { href: `${emailLink(address)}?subject=${encode(mail.subject)}&body=${body}`, complete };
}

function plainText(typed: EnquiryValues): string {
  const values = withAsciiEmail(typed);
  const head = typedNames
    .filter((name) => typedFields[name].kind !== 'message' && values[name].trim())
    .map((name) => `${typedFields[name].label}: ${values[name]}`);
  return [...head, '', values.message].join('\n').replaceAll(/\r\n?/g, '\n');
}

/** Percent-encodes a text with the line breaks of mail (RFC 6068, section 5). */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
