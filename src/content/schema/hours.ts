import { z } from 'zod';
import { text } from './fields.ts';

/** Time of day as `07:00`. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Et klokkeslett, for eksempel 07:00.');

export const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;

const weekday = z
  .enum(weekdays)
  .meta({ label: 'Ukedag', description: `En ukedag med små bokstaver: ${weekdays.join(', ')}.` });

/** A line of the opening hours: on one day or several. */
export const openingHours = z
  .strictObject({
    from: weekday.meta({ label: 'Fra' }),
    to: weekday.meta({ label: 'Til' }).optional(),
    opens: timeOfDay.meta({ label: 'Åpner' }).optional(),
    closes: timeOfDay.meta({ label: 'Stenger' }).optional(),
    text: text(
      'Tekst i stedet for klokkeslett',
      'Det som står i stedet for klokkeslett, for eksempel Stengt eller Etter avtale.',
    ).optional(),
  })
  .refine(
    ({ text, opens, closes }) => (text === undefined) === (opens !== undefined && closes !== undefined),
    'Skriv enten når det åpner (opens) og stenger (closes), eller bare en tekst (text).',
  )
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    message: 'Et klokkeslett etter det som står i opens.',
    path: ['closes'],
  })
  .meta({
    label: 'Dag eller dager',
    description: 'Én linje i åpningstidene: from (og to), og enten opens og closes eller text.',
  });

export type OpeningHours = z.output<typeof openingHours>;
