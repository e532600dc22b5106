import { expect, test } from 'vitest';
import { addressLine, emailLink, hoursByDays, hoursPhrase, phoneLink } from './format.ts';

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

const afterLunch = { ...weekdays, opens: '17:00', closes: '19:00' } as const;

test('tells hours by days: each span of time, or the text that replaces them', () => {
  expect(hoursByDays([weekdays, afterLunch, saturday])).toEqual([
    { days: 'Mandag–fredag', times: ['07:00–16:00', '17:00–19:00'], open: true },
    { days: 'Lørdag', times: ['Etter avtale'], open: false },
  ]);
});

test('lists all hours in one phrase', () => {
  expect(hoursPhrase([weekdays, saturday, sunday])).toBe(
    'mandag–fredag 07:00–16:00, lørdag etter avtale og søndag stengt',
  );
  expect(hoursPhrase([weekdays, afterLunch])).toBe('mandag–fredag 07:00–16:00 og 17:00–19:00');
});
