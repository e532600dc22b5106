import { z } from 'zod';
import { email, group, phone, sectionHead, several, text } from './fields.ts';
import { focus, type PictureFile } from './picture.ts';

const staffMember = <File extends PictureFile>(file: File) =>
  z
    .strictObject({
      name: text('Navn', 'Navnet på personen.'),
      title: text('Stilling', 'Stillingen, for eksempel Daglig leder.'),
      phone: phone.optional(),
      email: email.optional(),
      photo: group(
        'Portrett',
        { file, focus: focus.optional() },
        'Et bilde av personen med file, og eventuelt focus. Uten bilde vises en flis.',
      ).optional(),
    })
    .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
      message: 'Telefon (phone), e-post (email) eller begge. En ansatt uten står under others.',
    })
    .meta({
      label: 'Ansatt',
      description: 'En ansatt med name og title, phone eller email, og eventuelt photo.',
    });

/** `content/staff.yaml`: the people, some with contact details and the others by name. */
export const staffSchema = <File extends PictureFile>(file: File) =>
  group('Ansatte', {
    ...sectionHead,
    staff: several(staffMember(file), [1, 12], {
      label: 'Ansatte med telefon eller e-post',
      description: 'De ansatte som vises med telefon eller e-post. Tekstene henter navnene på de to første:',
    }),
    others: several(text('Navn', 'Navnet på en ansatt.'), [0, 40], {
      label: 'Andre ansatte',
      description: 'De ansatte som vises bare med navn:',
    }),
  });
