import { expect, test } from 'vitest';
import { hoursByDays, hoursPhrase } from './format.ts';

const weekdays = { from: 'mandag', to: 'fredag', opens: '07:00', closes: '16:00' } as const;
const saturday = { from: 'lørdag', text: 'Etter avtale' } as const;
const sunday = { from: 'søndag', text: 'Stengt' } as const;

const afterLunch = { ...weekdays, opens: '17:00', closes: '19:00' } as const;

test('groups hours by day: spans of time, or a text', () => {
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
