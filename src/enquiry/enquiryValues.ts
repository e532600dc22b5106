/** The fields that are typed, in the order of the form. */
const typedFields = ['name', 'email', 'phone', 'message'] as const;

type TypedField = (typeof typedFields)[number];

/** What is typed, without the consent. */
export type TypedValues = Record<TypedField, string>;

/** The typed fields, each with the value that `valueOf` has for it. */
export const typedValues = (valueOf: (field: TypedField) => string) =>
  Object.fromEntries(typedFields.map((field) => [field, valueOf(field)])) as TypedValues;

/** What a visitor fills in (docs/specification.md); the phone may be empty. */
export type EnquiryValues = TypedValues & { consent: boolean };

export type EnquiryField = keyof EnquiryValues;

/** Whether a name is that of a field of the form. */
export const isField = (name: unknown): name is EnquiryField =>
  name === 'consent' || (typedFields as readonly unknown[]).includes(name);

export const emptyValues: EnquiryValues = { ...typedValues(() => ''), consent: false };

/**
 * A line of text without what nobody sees and pasted text brings along: format characters (such as zero-width
 * space) and space at the ends; control characters count as space.
 */
export const visibleLine = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** How each field is read. In a message format characters have a meaning: they join emoji and turn Hebrew. */
const readers: Record<TypedField, (text: string) => string> = {
  name: visibleLine,
  email: (text) => visibleLine(text).replaceAll(' ', ''),
  phone: visibleLine,
  message: (text) => text,
};

/** Reads the form, whether the visitor, autofill or a restored page has filled it in. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const read = (field: TypedField) => readers[field](String(data.get(field) ?? ''));
  return { ...typedValues(read), consent: data.has('consent') };
}

/** The field of a form by its name. */
export const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** Fills in the fields that are empty, except the consent. */
export function fillEmptyFields(form: HTMLFormElement, values: TypedValues) {
  for (const field of typedFields) {
    const input = inputOf(form, field);
    if (input) input.value ||= values[field];
  }
}

/**
 * The body of the post: exactly these five fields, the consent as the text `true` or `false`
 * (docs/specification.md).
 *
 * @param extra further fields, where the answer is confirmed; the specification's own way of sending has none
 */
export function toFormData(values: EnquiryValues, extra: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ ...values, ...extra })) data.set(field, String(value));
  return data;
}
