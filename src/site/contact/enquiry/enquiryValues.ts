import { isTyped, typedFields, type TypedName, typedNames } from './enquiryFields.ts';
import { asciiEmail, readEmail } from '../../../content/email.ts';

/** What is typed, without the consent. */
export type TypedValues = Record<TypedName, string>;

/** The typed fields, each with the value that `valueOf` has for it. */
export const typedValues = (valueOf: (name: TypedName) => string) =>
  Object.fromEntries(typedNames.map((name) => [name, valueOf(name)])) as TypedValues;

/** What a visitor fills in (docs/specification.md). */
export type EnquiryValues = TypedValues & { consent: boolean };

export type EnquiryField = keyof EnquiryValues;

/** True for the name of a field of the form. */
export const isField = (name: unknown): name is EnquiryField => name === 'consent' || isTyped(name);

export const emptyValues: EnquiryValues = { ...typedValues(() => ''), consent: false };

/**
 * A line as a person sees it: without invisible format characters (such as a zero-width space, which comes
 * with pasted text), with single spaces inside and none at its ends.
 */
export const visibleLine = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** How each kind of field is read. A message keeps format characters, which emoji and Hebrew need. */
const readers = {
  text: visibleLine,
  email: (text: string) => readEmail(visibleLine(text)),
  tel: visibleLine,
  message: (text: string) => text,
};

/** Reads the form, whether the visitor, autofill or a restored page has filled it in. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const read = (name: TypedName) => readers[typedFields[name].kind](String(data.get(name) ?? ''));
  return { ...typedValues(read), consent: data.has('consent') };
}

/** Values to send: the e-mail's domain in ASCII, as only some browsers give it. */
export const outgoing = <Values extends TypedValues>(values: Values): Values => ({
  ...values,
  email: asciiEmail(values.email),
});

/** The field of a form by its name. */
export const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** Fills in the fields that are empty, except the consent. */
export function fillEmptyFields(form: HTMLFormElement, values: TypedValues) {
  for (const name of typedNames) {
    const input = inputOf(form, name);
    if (input) input.value ||= values[name];
  }
}

/**
 * The body of the post: exactly the form's fields, the consent as the text `true` or `false`
 * (docs/specification.md).
 *
 * @param extra further fields, where the answer is confirmed; the specification's own way of sending has none
 */
export function toFormData(values: EnquiryValues, extra: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ ...outgoing(values), ...extra }))
    data.set(field, String(value));
  return data;
}
