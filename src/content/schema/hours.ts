import { z } from 'zod';
import { digits, group, text } from './fields.ts';
import { readTime } from '../times.ts';
import { weekdays } from '../weekdays.ts';

const time = (label: string) =>
  digits(/^([01]\d|2[0-3]):[0-5]\d$/, label, 'Et klokkeslett, for eksempel 07:00.', readTime).meta({
    kind: 'time',
  });

const weekday = (label: string) =>
  z.enum(weekdays).meta({
    label,
    description: `En ukedag med små bokstaver: ${weekdays.join(', ')}.`,
    kind: 'choice',
  });

/** A line of the opening hours. */
export const hoursLine = group('Dag eller dager', {
  from: weekday('Fra'),
  to: weekday('Til').optional(),
  opens: time('Åpner').optional(),
  closes: time('Stenger').optional(),
  text: text('Tekst', 'Det som står i stedet for klokkeslett, for eksempel Stengt.').optional(),
})
  .meta({ description: 'En linje med from (og to), og enten opens og closes eller text.' })
  .refine(
    ({ text, opens, closes }) =>
      [opens, closes].every((time) => (time === undefined) !== (text === undefined)),
    'Skriv både når det åpner og når det stenger, eller bare en tekst.',
  )
  .refine(({ opens = '', closes }) => closes === undefined || opens < closes, {
    message: 'Stengetiden må være etter åpningstiden.',
    path: ['closes'],
  });

export type HoursLine = z.output<typeof hoursLine>;
