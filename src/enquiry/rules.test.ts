import { expect, test } from 'vitest';
import { fieldErrors, isEmail, missingFields, sendHint } from './rules.ts';
import type { EnquiryValues } from './values.ts';

const complete: EnquiryValues = {
  name: 'Kari Nordmann',
  email: 'kari@eksempel.example',
  phone: '',
  message: 'Vi har et bad på 5 m² fra 1987.',
  consent: true,
};
const empty: EnquiryValues = { name: '', email: '', phone: '', message: '', consent: false };

test('everything but the phone is required', () => {
  expect(missingFields(empty)).toEqual(['name', 'email', 'message', 'consent']);
  expect(missingFields(complete)).toEqual([]);
});

test.each(['name', 'email', 'message'] as const)('only space in %s counts as nothing', (field) => {
  expect(missingFields({ ...complete, [field]: ' \n\t ' })).toEqual([field]);
});

test.each([
  'kari@eksempel.example',
  'kari.nordmann+bad@post.eksempel.example',
  'kari@eksempel',
  'kåre@blåbær.example',
  ' kari@eksempel.example ',
])('%s has the form of an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'kari',
  'kari@',
  '@eksempel.example',
  'kari@@eksempel.example',
  'kari@eksempel..example',
  'kari@eksempel.',
  'kari nordmann@eksempel.example',
  'kari@eksempel.example, ola@eksempel.example',
  'Kari <kari@eksempel.example>',
])('%s has not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('errors come in the order of the form, one for each wrong field', () => {
  expect([...fieldErrors({ ...empty, email: 'kari' })]).toEqual([
    ['name', 'Skriv navnet ditt.'],
    ['email', 'Skriv en e-postadresse med @.'],
    ['message', 'Skriv en melding.'],
    ['consent', 'Kryss av for å godta.'],
  ]);
  expect(fieldErrors({ ...complete, email: '' }).get('email')).toBe('Skriv e-postadressen din.');
  expect(fieldErrors(complete).size).toBe(0);
});

test.each<[Partial<EnquiryValues>, string]>([
  [empty, 'Før du kan sende, mangler vi navn, e-post, melding og samtykke.'],
  [{ name: '', email: '', consent: false }, 'Før du kan sende, mangler vi navn, e-post og samtykke.'],
  [{ email: '', consent: false }, 'Før du kan sende, mangler vi e-post og samtykke.'],
  [{ email: 'kari', message: '' }, 'Før du kan sende, mangler vi melding.'],
  [{ email: 'kari' }, 'Skriv en e-postadresse med @.'],
  [{}, 'Alt er klart til å sendes.'],
])('the hint for %o', (values, sentence) => {
  expect(sendHint({ ...complete, ...values })).toBe(sentence);
});
