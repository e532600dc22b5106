import { z } from 'zod';
import { email, phone, sectionHead, text } from './fields.ts';

const staffMember = z
  .strictObject({
    name: text('Navn', 'Navnet på personen.'),
    title: text('Stilling', 'Stillingen, for eksempel Daglig leder.'),
    phone,
    email,
  })
  .meta({ label: 'Ansatt', description: 'En ansatt med name, title, phone og email.' });

/** `content/staff.yaml`: the people, two with contact details and the others by name. */
export const staffSchema = z
  .strictObject({
    ...sectionHead,
    staff: z.array(staffMember).min(2).meta({
      label: 'Ansatte med telefon og e-post',
      description:
        'De ansatte som vises med telefon og e-post, minst to. Tekstene henter navnene på de to første.',
    }),
    others: z
      .array(text('Navn', 'Navnet på en ansatt.'))
      .meta({ label: 'Andre ansatte', description: 'De ansatte som vises bare med navn.' }),
  })
  .meta({ label: 'Ansatte' });

export type StaffMember = z.output<typeof staffMember>;
export type Staff = z.output<typeof staffSchema>;
