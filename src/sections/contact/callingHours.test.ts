import { expect, test } from 'vitest';
import type { HoursLine } from '../../content/schema/hours.ts';
import { weekdays } from '../../content/format.ts';
import { callingHours } from './callingHours.ts';

const at = (from: HoursLine['from'], opens = '07:00', closes = '16:00') => ({ from, opens, closes });

test.each<[string, HoursLine[], string[]]>([
  ['nothing', [], []],
  ['a week, day by day', weekdays.map((day) => at(day)), ['Mandag–søndag 07:00–16:00']],
  ['a span of one day', [{ ...at('mandag'), to: 'mandag' }], ['Mandag 07:00–16:00']],
  [
    'a day between that is closed',
    [at('mandag'), { from: 'tirsdag', text: 'Stengt' }, at('onsdag')],
    ['Mandag 07:00–16:00', 'Onsdag 07:00–16:00'],
  ],
  [
    'a short day',
    [at('mandag'), at('tirsdag'), at('onsdag', '08:00')],
    ['Mandag–tirsdag 07:00–16:00', 'Onsdag 08:00–16:00'],
  ],
  [
    'a break',
    (['mandag', 'tirsdag'] as const).flatMap((day) => [at(day, '07:00', '11:00'), at(day, '12:00')]),
    ['Mandag–tirsdag 07:00–11:00 og 12:00–16:00'],
  ],
  [
    'no hours at all',
    [{ from: 'mandag', to: 'fredag', text: 'Etter avtale med Per' }],
    ['Mandag–fredag etter avtale med Per'],
  ],
])('tells when to call: %s', (_, hours, lines) => expect(callingHours(hours)).toEqual(lines));
