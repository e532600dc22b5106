import { type Adapter, isObject } from './answer.ts';
import { fieldSentence, isField, reasons } from './refusals.ts';

/**
 * A provider that nobody wrote an adapter for, and the local inbox: yes is `ok` or `success` being true, no is either being
 * false or a status of 4xx. Fields are named by `errors`, as a list of `{ field }` or as an object by field.
 */
export const generic: Adapter = (json, accepted) => {
  const { ok, success, errors } = json;
  if (ok === false || success === false || !accepted)
    return { outcome: 'refused', fields: fieldsOf(errors), reason: reasons.other };
  return ok === true || success === true ? { outcome: 'sent' } : { outcome: 'unknown' };
};

function fieldsOf(errors: unknown) {
  const names = Array.isArray(errors)
    ? errors.filter(isObject).map(({ field }) => field)
    : Object.keys(isObject(errors) ? errors : {});
  return Object.fromEntries(names.filter(isField).map((field) => [field, fieldSentence(field, 'other')]));
}
