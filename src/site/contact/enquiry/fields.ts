import { asciiEmail } from '../../../content/email.ts';
import { consentMissing } from './messages.ts';

/** A field in which the visitor types (docs/specification.md). */
interface TypedField {
  /** Also names it in a prepared e-mail, and in the sentence beside the button. */
  label: string;
  /** Decides the control, and how the text is read. */
  kind: 'text' | 'email' | 'tel' | 'message';
  autoComplete?: string;
  /** Error of an empty field; without it the field may be empty. */
  missing?: string;
  /** What a text must look like, and the error of any other. */
  format?: { pattern: RegExp; error: string };
}

/** The fields in the order of the form. Validation, hint, draft, post and prepared e-mail follow. */
const table = {
  name: { label: 'Navn', kind: 'text', autoComplete: 'name', missing: 'Skriv navnet ditt.' },
  email: {
    label: 'E-post',
    kind: 'email',
    autoComplete: 'email',
    missing: 'Skriv e-postadressen din.',
    format: {
      // HTML standard, 4.10.5.1.5, with letters beyond a to z: `kari@blåbær.example`.
      pattern: /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*$/u,
      error: 'Skriv e-postadressen slik: du@eksempel.no',
    },
  },
  phone: { label: 'Telefon', kind: 'tel', autoComplete: 'tel' },
  message: { label: 'Melding', kind: 'message', missing: 'Skriv en melding.' },
} satisfies Record<string, TypedField>;

export type TypedName = keyof typeof table;

export const typedFields: Readonly<Record<TypedName, TypedField>> = table;

/** In the order of the form. */
export const typedNames = Object.keys(table) as TypedName[];

/** What is typed, without the consent. */
export type TypedValues = Record<TypedName, string>;

/** What a visitor fills in (docs/specification.md). */
export type EnquiryValues = TypedValues & { consent: boolean };

export type EnquiryField = keyof EnquiryValues;

/** True for the name of a field in which the visitor types. */
export const isTyped = (name: unknown): name is TypedName => (typedNames as unknown[]).includes(name);

/** True for the name of a field of the form. */
export const isField = (name: unknown): name is EnquiryField => name === 'consent' || isTyped(name);

/** The typed fields, each with the value that `valueOf` has for it. */
export const typedValues = (valueOf: (name: TypedName) => string) =>
  Object.fromEntries(typedNames.map((name) => [name, valueOf(name)])) as TypedValues;

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

/** Values with the e-mail's domain in ASCII, as they are sent; only some browsers give it so. */
export const withAsciiEmail = <Values extends TypedValues>(values: Values): Values => ({
  ...values,
  email: asciiEmail(values.email),
});

/** The required fields in which nothing is seen, in the order of the form. */
export const missingFields = (values: EnquiryValues): EnquiryField[] => [
  ...typedNames.filter((name) => typedFields[name].missing && visibleLine(values[name]) === ''),
  ...(values.consent ? [] : (['consent'] as const)),
];

/** What is wrong, by field and in the order of the form; empty when the enquiry can be sent. */
export function fieldErrors(values: EnquiryValues): ReadonlyMap<EnquiryField, string> {
  const errors = new Map<EnquiryField, string>();
  for (const name of typedNames) {
    const { missing, format } = typedFields[name];
    const isEmpty = visibleLine(values[name]) === '';
    if (isEmpty && missing) errors.set(name, missing);
    if (!isEmpty && format && !format.pattern.test(values[name])) errors.set(name, format.error);
  }
  if (!values.consent) errors.set('consent', consentMissing);
  return errors;
}
