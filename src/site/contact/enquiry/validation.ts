import { typedFields, typedNames } from './enquiryFields.ts';
import { type EnquiryField, type EnquiryValues, visibleLine } from './enquiryValues.ts';
import { consentMissing } from './messages.ts';

/** The required fields in which nothing is seen, in the order of the form. */
export const missingFields = (values: EnquiryValues): EnquiryField[] => [
  ...typedNames.filter((name) => typedFields[name].missing && visibleLine(values[name]) === ''),
  ...(values.consent ? [] : (['consent'] as const)),
];

/** What is wrong, by field and in the order of the form; empty when the enquiry can be sent. */
export function fieldErrors(values: EnquiryValues): ReadonlyMap<EnquiryField, string> {
  const errors = new Map<EnquiryField, string>();
  for (const name of typedNames) {
    const { missing, form } = typedFields[name];
    const isEmpty = visibleLine(values[name]) === '';
    if (isEmpty && missing) errors.set(name, missing);
    if (!isEmpty && form && !form.pattern.test(values[name])) errors.set(name, form.error);
  }
  if (!values.consent) errors.set('consent', consentMissing);
  return errors;
}
