import { expect, test } from 'vitest';
import { addressLine, endOfDay, hasLongWord, hoursByDays, hoursPhrase } from './format.ts';

const weekdays = { from: 'mandag', to: 'fredag', opens: '07:00', closes: '16:00' } as const;
const saturday = { from: 'lørdag', text: 'Etter avtale med Kari' } as const;
const sunday = { from: 'søndag', text: 'Stengt' } as const;

const afterLunch = { ...weekdays, opens: '17:00', closes: '19:00' } as const;

test('groups hours by day: spans of time, or a text', () => {
  expect(hoursByDays([weekdays, afterLunch, saturday])).toEqual([
    { days: 'Mandag–fredag', times: ['07:00–16:00', '17:00–19:00'], open: true },
    { days: 'Lørdag', times: ['Etter avtale med Kari'], open: false },
  ]);
});

test('lists all hours in one phrase', () => {
  expect(hoursPhrase([weekdays, saturday, sunday])).toBe(
    'mandag–fredag 07:00–16:00, lørdag etter avtale med Kari og søndag stengt',
  );
  expect(hoursPhrase([weekdays, afterLunch])).toBe('mandag–fredag 07:00–16:00 og 17:00–19:00');
});

test('keeps the letter of a house with its number', () => {
  const address = { street: 'Store gate 14 B', postcode: '0000', city: 'Eksempelby' };
  expect(addressLine(address)).toBe('Store gate 14\u00a0B, 0000 Eksempelby');
});

test('knows a long word, unless it can be divided', () => {
  const texts = ['Baderomsrehabilitering', 'Baderoms\u00ADrehabilitering', 'Baderoms-rehabilitering', 'Bad'];
  expect(texts.map((text) => hasLongWord(text, 14))).toEqual([true, false, false, false]);
});

test.each([
  // The clocks change.
  ['2026-03-28', '2026-03-28T23:00Z'],
  ['2026-03-29', '2026-03-29T22:00Z'],
  ['2026-10-25', '2026-10-25T23:00Z'],
])('%s ends in Norway at %s', (day, end) => expect(new Date(endOfDay(day))).toEqual(new Date(end)));
