import { emptyValues, type EnquiryValues } from '../../src/site/contact/enquiry/enquiryValues.ts';

/** A complete enquiry for the unit tests. */
export const values: EnquiryValues = {
  ...emptyValues,
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  message: 'Første linje\nAndre & «siste» 🛁',
  consent: true,
};
