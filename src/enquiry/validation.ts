import { emailFormError, missing } from './messages.ts';
import { type EnquiryField, type EnquiryValues, visibleLine } from './enquiryValues.ts';

/** Every field that must be filled in, in the order of the form (docs/specification.md). */
const requiredFields = ['name', 'email', 'message', 'consent'] as const;

// HTML standard, 4.10.5.1.5, with letters beyond a to z: `kari@blåbær.example`.
const emailForm = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Whether a text has the form of an e-mail address. */
export const isEmail = (text: string) => emailForm.test(text);

/** The required fields in which nothing is seen, in the order of the form. */
export function missingFields(values: EnquiryValues) {
  return requiredFields.filter((field) => {
    const value = values[field];
    return typeof value === 'string' ? visibleLine(value) === '' : !value;
  });
}

/** What is wrong, by field and in the order of the form; empty when the enquiry can be sent. */
export function fieldErrors(values: EnquiryValues): ReadonlyMap<EnquiryField, string> {
  const empty = missingFields(values);
  const errors = new Map<EnquiryField, string>();
  for (const field of requiredFields) {
    if (empty.includes(field)) errors.set(field, missing[field]);
    else if (field === 'email' && !isEmail(values.email)) errors.set(field, emailFormError);
  }
  return errors;
}
