/** What a visitor fills in (docs/specification.md). */
export interface EnquiryValues {
  name: string;
  email: string;
  /** May be empty. */
  phone: string;
  message: string;
  consent: boolean;
}

export type EnquiryField = keyof EnquiryValues;

/** What is typed, without the consent. */
export type TypedValues = Omit<EnquiryValues, 'consent'>;

/** Reads what stands in the form, whoever put it there: the visitor, autofill or the browser that restored the page. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const text = (field: EnquiryField) => String(data.get(field) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    consent: data.has('consent'),
  };
}

/** Puts texts into the fields that are empty; the consent is not one of them. */
export function fillEmptyFields(form: HTMLFormElement, { name, email, phone, message }: TypedValues) {
  for (const [field, text] of Object.entries({ name, email, phone, message })) {
    const input = form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    input.value ||= text;
  }
}

/**
 * The body of the post: exactly these five fields, the consent as the text `true` or `false` (docs/specification.md).
 *
 * @param extra further fields, where the answer is confirmed; the specification's own way of sending has none
 */
export function toFormData(
  { name, email, phone, message, consent }: EnquiryValues,
  extra: Readonly<Record<string, string>> = {},
): FormData {
  const data = new FormData();
  data.set('name', name);
  data.set('email', email);
  data.set('phone', phone);
  data.set('message', message);
  data.set('consent', String(consent));
  for (const [field, value] of Object.entries(extra)) data.set(field, value);
  return data;
}
