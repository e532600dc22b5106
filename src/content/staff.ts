import { z } from 'zod';
import { email, phone, sectionHead, text } from './fields.ts';

const staffMember = z
  .strictObject({
    name: text('Navnet på personen.'),
    title: text('Stillingen, for eksempel Daglig leder.'),
    phone,
    email,
  })
  .describe('En ansatt med name, title, phone og email.');

/** `content/staff.yaml`: the people, two with contact details and the others by name. */
export const staffSchema = z.strictObject({
  ...sectionHead,
  staff: z
    .array(staffMember)
    .min(2)
    .describe(
      'De ansatte som vises med telefon og e-post, minst to. Tekstene henter navnene på de to første.',
    ),
  others: z.array(text('Navnet på en ansatt.')).describe('De ansatte som vises bare med navn.'),
});

export type StaffMember = z.output<typeof staffMember>;
export type Staff = z.output<typeof staffSchema>;
