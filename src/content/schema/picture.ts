import { z } from 'zod';
import { ratios } from '../cropRegion.ts';
import type { FieldSchema } from './field-schema.ts';
import { group, text } from './fields.ts';

/** File types that a photograph may have. */
export const photoTypes = ['.jpg', '.jpeg', '.png', '.webp'];

/** File types that a field may name, such as `.png`; empty for a field that does not name a picture. */
export function pictureTypes({ kind, isOwn }: FieldSchema): readonly string[] {
  if (kind === 'picture' || kind === 'chosenPicture') return photoTypes;
  if (kind === 'logo') return isOwn ? ['.svg', '.png'] : ['.svg', ...photoTypes];
  return [];
}

/** The file name as the owner writes it. */
export const pictureFile = z.string().min(1).meta({
  label: 'Bilde',
  description:
    'Filnavnet på et bilde (jpg, png eller webp) som ligger i samme mappe eller under den, for eksempel hero/0.jpg.',
  kind: 'picture',
});

/** Alternative text of a picture (WCAG 1.1.1). */
export const alt = text(
  'Hva viser bildet?',
  'En setning som beskriver bildet for den som ikke ser det (alt-tekst), for eksempel «Dusj med grønne fliser».',
  160,
).meta({ kind: 'longText', hint: 'Til den som ikke ser det, for eksempel «Dusj med grønne fliser».' });

const percent = (label: string, edgeAt0: string, edgeAt100: string) => {
  const description = `Et helt tall fra 0 (${edgeAt0} kant) til 100 (${edgeAt100} kant).`;
  return z.int().min(0).max(100).meta({ label, description, kind: 'number' });
};

/** Focal point of a picture, in per cent from its left and upper edge. */
export const focus = group('Hvor motivet er', {
  x: percent('Fra venstre', 'venstre', 'høyre'),
  y: percent('Fra toppen', 'øvre', 'nedre'),
}).meta({ kind: 'focus', hint: 'Trykk på motivet. Det lyse er det som vises.' });

/** A picture with its alternative text and focal point (default: the middle). */
export const picture = (ratio = ratios.card) =>
  group('Bilde', { file: pictureFile, alt, focus: focus.meta({ ratio }).optional() });
