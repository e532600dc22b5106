import type { EnquiryField, EnquiryValues } from './values.ts';

/** Every field that must be filled in, in the order of the form: as it is called in a sentence, and what it says when it is empty. */
export const required = {
  name: { word: 'navn', missing: 'Skriv navnet ditt.' },
  email: { word: 'e-post', missing: 'Skriv e-postadressen din.' },
  message: { word: 'melding', missing: 'Skriv en melding.' },
  consent: { word: 'samtykke', missing: 'Kryss av for å godta.' },
} as const;

type RequiredField = keyof typeof required;

/** What is said by an e-mail address of the wrong form. A model helps those too who wrote an @, and a comma for a dot. */
export const emailFormError = 'Skriv e-post slik: du@eksempel.no';

// The rule of the browsers' e-mail field (HTML standard, section 4.10.5.1.5), with letters beyond a to z: `kari@blåbær.example` exists.
const emailForm = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Whether a text has the form of an e-mail address; space around it does not count. */
export const isEmail = (text: string) => emailForm.test(text.trim());

/** The required fields that are empty or hold only space, in the order of the form (docs/specification.md). */
export function missingFields(values: EnquiryValues): RequiredField[] {
  return (Object.keys(required) as RequiredField[]).filter((field) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() === '' : !value;
  });
}

/** What is wrong, by field and in the order of the form; empty when the enquiry can be sent. */
export function fieldErrors(values: EnquiryValues): ReadonlyMap<EnquiryField, string> {
  const missing = missingFields(values);
  const errors = new Map<EnquiryField, string>();
  for (const field of Object.keys(required) as RequiredField[]) {
    if (missing.includes(field)) errors.set(field, required[field].missing);
    else if (field === 'email' && !isEmail(values.email)) errors.set(field, emailFormError);
  }
  return errors;
}

/** The sentence beside the button: what is missing, what is wrong with the address, or that all is ready. */
export function sendHint(values: EnquiryValues): string {
  const missing = missingFields(values).map((field) => required[field].word);
  if (missing.length > 0) return `Før du kan sende, mangler vi ${new Intl.ListFormat('nb').format(missing)}.`;
  return isEmail(values.email) ? 'Alt er klart til å sendes.' : emailFormError;
}
