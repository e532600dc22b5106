import type { EnquiryValues } from '../../src/enquiry/enquiryValues.ts';

/** A complete enquiry for the unit tests. */
export const values: EnquiryValues = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '',
  message: 'Første linje\nAndre & «siste» 🛁',
  consent: true,
};
