import { expect, test } from 'vitest';
import { values } from '../../../../tests/support/enquiry-values.ts';
import { emptyValues, fieldErrors } from './fields.ts';

test.each([
  ['kari@eksempel.example', true],
  ['kari@eksempel', true],
  ['kåre@blåbær.example', true],
  ['kari', false],
  ['@eksempel.example', false],
  ['kari@eksempel..example', false],
  ['kari@eksempel.', false],
  ['kari@eksempel.example, ola@eksempel.example', false],
  ['kari@eksempel,example', false],
  ['kari nordmann@eksempel.example', false],
  ['kari@eksempel.example 99887766', false],
])('%s has the form of an e-mail address: %s', (email, has) =>
  expect(fieldErrors({ ...values, email }).has('email')).toBe(!has),
);

test('errors come in the order of the form, one for each wrong field', () => {
  expect([...fieldErrors({ ...emptyValues, email: 'kari' })]).toEqual([
    ['name', 'Skriv navnet ditt.'],
    ['email', 'Skriv e-postadressen slik: du@eksempel.no'],
    ['message', 'Skriv en melding.'],
    ['consent', 'Kryss av for samtykke.'],
  ]);
  expect(fieldErrors({ ...values, email: '' }).get('email')).toBe('Skriv e-postadressen din.');
  expect(fieldErrors(values).size).toBe(0);
});
