/** The fields that are typed, in the order of the form. */
const typedFields = ['name', 'email', 'phone', 'message'] as const;

/** What is typed, without the consent. */
export type TypedValues = Record<(typeof typedFields)[number], string>;

/** What a visitor fills in (docs/specification.md); the phone may be empty. */
export type EnquiryValues = TypedValues & { consent: boolean };

export type EnquiryField = keyof EnquiryValues;

/** Whether a name is that of a field of the form. */
export const isField = (name: unknown): name is EnquiryField =>
  name === 'consent' || (typedFields as readonly unknown[]).includes(name);

/** The form as it is when nobody has filled it in. */
export const emptyValues: EnquiryValues = { name: '', email: '', phone: '', message: '', consent: false };

/** Reads what stands in the form, whoever put it there: the visitor, autofill or the browser that restored the page. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const typed = typedFields.map((field) => [field, String(data.get(field) ?? '')]);
  return { ...(Object.fromEntries(typed) as TypedValues), consent: data.has('consent') };
}

/** Puts texts into the fields that are empty; the consent is not one of them. */
export function fillEmptyFields(form: HTMLFormElement, values: TypedValues) {
  for (const field of typedFields)
    (form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement).value ||= values[field];
}

/**
 * The body of the post: exactly these five fields, the consent as the text `true` or `false` (docs/specification.md).
 *
 * @param extra further fields, where the answer is confirmed; the specification's own way of sending has none
 */
export function toFormData(values: EnquiryValues, extra: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ ...values, ...extra })) data.set(field, String(value));
  return data;
}
