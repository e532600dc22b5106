import { emptyValues, type EnquiryValues } from '../../src/site/contact/enquiry/fields.ts';

/** A complete enquiry for the unit tests. */
export const values: EnquiryValues = {
  ...emptyValues,
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  message: 'Første linje\nAndre & «siste» 🛁',
  consent: true,
};
