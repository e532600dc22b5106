import { expect, test } from 'vitest';
import { addressLine, daysLabel, emailLink, hoursPhrase, phoneLink, timesLabel } from './format.ts';

test.each([
  ['00 00 00 00', 'tel:+4700000000'],
  ['000 00 000', 'tel:+4700000000'],
])('dials %s as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('writes to an e-mail address', () => {
  expect(emailLink('post@eksempelbad.example')).toBe('mailto:post@eksempelbad.example');
});

test('writes an address on one line', () => {
  expect(addressLine({ street: 'Eksempelveien 1', postcode: '0000', city: 'Eksempelby' })).toBe(
    'Eksempelveien 1, 0000 Eksempelby',
  );
});

const weekdays = { from: 'mandag', to: 'fredag', opens: '07:00', closes: '16:00' } as const;
const saturday = { from: 'lørdag', text: 'Etter avtale' } as const;
const sunday = { from: 'søndag', text: 'Stengt' } as const;

test('begins days with a capital and joins them with an en dash', () => {
  expect([weekdays, saturday].map(daysLabel)).toEqual(['Mandag–fredag', 'Lørdag']);
});

test('shows times, or the text that replaces them', () => {
  expect([weekdays, saturday].map(timesLabel)).toEqual(['07:00–16:00', 'Etter avtale']);
});

test('lists all hours in one phrase', () => {
  expect(hoursPhrase([weekdays, saturday, sunday])).toBe(
    'mandag–fredag 07:00–16:00, lørdag etter avtale og søndag stengt',
  );
});
