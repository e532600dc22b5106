import { z } from 'zod';
import { text } from './fields.ts';

/** Turns the file name of a picture into whatever the reader of the content needs: a path or an imported image. */
export type PictureFile = z.ZodType;

export const pictureFileDescription =
  'Filnavnet på et bilde (jpg, png eller webp) som ligger i samme mappe eller under den, for eksempel hero/0.jpg.';

export const alt = text(
  'Alt-tekst',
  'En setning som beskriver bildet for den som ikke ser det (alt-tekst), for eksempel «Dusj med grønne fliser».',
).max(160);

const percent = z.int().min(0).max(100);

/** Where the subject of a picture is, in per cent from its left and upper edge. */
export const focus = z
  .strictObject({
    x: percent.meta({
      label: 'Fra venstre',
      description: 'Et helt tall fra 0 (venstre kant) til 100 (høyre kant).',
    }),
    y: percent.meta({
      label: 'Fra toppen',
      description: 'Et helt tall fra 0 (øvre kant) til 100 (nedre kant).',
    }),
  })
  .meta({
    label: 'Hvor motivet er',
    description: 'Hvor motivet er i bildet, med x og y i prosent. Bildet beskjæres rundt dette punktet.',
    isFocus: true,
  });

export type Focus = z.output<typeof focus>;

/** A picture with its alternative text and, where the middle is not the subject, its focal point. */
export const picture = <File extends PictureFile>(file: File) =>
  z
    .strictObject({ file, alt, focus: focus.optional() })
    .meta({ label: 'Bilde', description: 'Et bilde med file og alt, og eventuelt focus.' });
