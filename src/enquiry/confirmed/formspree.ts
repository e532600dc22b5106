import type { Refusal } from '../result.ts';
import { type Adapter, isObject } from './answer.ts';
import { fieldSentence, isField, reasons, refusedBecause } from './refusals.ts';

const general: Readonly<Record<string, string>> = {
  EMPTY: reasons.empty,
  BLOCKED: reasons.blocked,
  FORM_NOT_FOUND: reasons.closed,
  INACTIVE: reasons.closed,
};

/** Formspree says yes with `{ next }` or `{ ok: true }`, and no with `{ error, errors: [{ code, field?, message }] }`. */
export const formspree: Adapter = (json, accepted) => {
  if ('error' in json || 'errors' in json) return refusal(json['errors']);
  if (!accepted) return refusedBecause(reasons.other);
  return json['ok'] === true || typeof json['next'] === 'string'
    ? { outcome: 'sent' }
    : { outcome: 'unknown' };
};

function refusal(errors: unknown): Refusal {
  const fields: Partial<Record<string, string>> = {};
  let reason: string = reasons.other;
  for (const error of Array.isArray(errors) ? errors.filter(isObject) : []) {
    const { code, field } = error;
    if (isField(field)) fields[field] ??= fieldSentence(field, kindOf(code));
    else reason = general[String(code)] ?? reason;
  }
  return { outcome: 'refused', fields, reason };
}

function kindOf(code: unknown) {
  if (code === 'TYPE_EMAIL') return 'form';
  return code === 'REQUIRED_FIELD_MISSING' || code === 'REQUIRED_FIELD_EMPTY' ? 'missing' : 'other';
}
