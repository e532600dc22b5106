import { ratios } from '../cropRegion.ts';
import { email, group, phone, sectionHead, several, text, title } from './fields.ts';
import { focus, pictureFile } from './picture.ts';

const otherName = text('Navn', 'Navnet på en ansatt.');

const staffMember = group('Ansatt', {
  name: title('Navn', 'Navnet på personen.').meta({ isFact: true }),
  title: text('Stilling', 'Stillingen, for eksempel Daglig leder.'),
  phone: phone.optional(),
  email: email.optional(),
  photo: group('Portrett', {
    file: pictureFile.meta({ minWidth: 640 }),
    focus: focus.meta({ ratio: ratios.portrait }).optional(),
  })
    .meta({ hint: 'Uten bilde vises en flis.' })
    .optional(),
}).refine(
  ({ phone, email }) => phone !== undefined || email !== undefined,
  'Telefon, e-post eller begge. Ansatte uten noen av dem står under «Andre ansatte».',
);

/** `content/staff.yaml`: people with contact details, and others by name. */
export const staffSchema = group('Ansatte', {
  ...sectionHead,
  staff: several(
    staffMember,
    'Ansatte med telefon eller e-post',
    'De ansatte som vises med telefon eller e-post:',
    [0, 12],
  ),
  others: several(otherName, 'Andre ansatte', 'De ansatte som vises bare med navn:', [0, 40]),
});
