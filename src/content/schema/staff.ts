import type { z } from 'zod';
import { ratios } from '../cropRegion.ts';
import { email, withHint, group, phone, sectionHead, boundedList, text, title, yesOrNo } from './fields.ts';
import { focus, pictureFile } from './picture.ts';

const otherName = text('Navn', 'Navnet på en ansatt.');

const staffMember = group('Ansatt', {
  name: title('Navn', 'Navnet på personen.').meta({ isFact: true }),
  title: text('Stilling', 'Stillingen, for eksempel Daglig leder.'),
  phone: phone.optional(),
  email: email.optional(),
  about: withHint(
    text(
      'Om oss',
      'Hva man kan ringe personen om. Med en setning her står personen med telefon i delen «Om oss».',
    ),
  ).optional(),
  leader: yesOrNo(false, 'Leder firmaet', 'Navnet står nederst på siden og i personvernerklæringen.'),
  photo: group('Portrett', {
    file: pictureFile.meta({ minWidth: 640 }),
    focus: focus.meta({ ratio: ratios.portrait }).optional(),
  })
    .meta({ hint: 'Uten bilde vises en flis.' })
    .optional(),
})
  .refine(
    ({ phone, email }) => phone !== undefined || email !== undefined,
    'Telefon, e-post eller begge. Ansatte uten noen av dem står under «Andre ansatte».',
  )
  .refine(({ about, phone, email }) => about === undefined || phone !== undefined || email === undefined, {
    path: ['phone'],
    message: 'Den som står i «Om oss», må ha telefon. Skriv nummeret, eller ta bort setningen.',
  });

/** How many people fit into the section about the firm. */
const maxContacts = 3;

const people = boundedList(
  staffMember,
  'Ansatte med telefon eller e-post',
  'De ansatte som vises med telefon eller e-post:',
  { min: 1, max: 12 },
)
  .refine(
    (staff) => staff.some(({ leader }) => leader),
    'Én som leder firmaet: «Leder firmaet» hos den det gjelder, i filen leader: true.',
  )
  .refine(
    (staff) => staff.filter(({ leader }) => leader).length <= 1,
    'Bare én kan lede firmaet. Ta det bort hos de andre.',
  )
  .refine(
    (staff) => staff.filter(({ about }) => about !== undefined).length <= maxContacts,
    `Høyst ${maxContacts} kan stå i «Om oss». Ta bort setningen hos de andre.`,
  );

/** `content/staff.yaml`: people with contact details, and others by name. */
export const staffSchema = group('Ansatte', {
  ...sectionHead,
  staff: people,
  others: boundedList(otherName, 'Andre ansatte', 'De ansatte som vises bare med navn:', { min: 0, max: 40 }),
});

export type Staff = z.output<typeof staffSchema>;

/** The one who leads the firm. */
export const findLeader = ({ staff }: Staff) => staff.find(({ leader }) => leader);
