import { z } from 'zod';

/*
 * The building blocks of every content file. The description of a field is the sentence that the owner
 * reads when the field is wrong (tools/content), so it is Norwegian and says what belongs there.
 */

/** A line or paragraph of text: not empty, no space at the ends. */
export const text = (description: string) => z.string().trim().min(1).describe(description);

/** Norwegian phone number as it is read aloud: eight digits in pairs or in groups of 3-2-3, for example `00 00 00 00`. */
export const phone = z
  .string()
  .regex(/^(\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3})$/)
  .describe('Et norsk telefonnummer med åtte sifre og mellomrom, for eksempel 00 00 00 00.');

/** E-mail address. */
export const email = z.email().describe('En e-postadresse, for eksempel post@eksempelbad.example.');

/** Absolute `https` address of another site. */
export const webAddress = (description: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).describe(description);

/** Time of day as `07:00`, kept in quotes so that YAML does not read it as a number. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Et klokkeslett i anførselstegn, for eksempel "07:00".');

/** Names of the icons that content may use; each is drawn by `components/Icon.tsx`. */
export const iconNames = [
  'award',
  'badge-check',
  'bath',
  'calendar-check',
  'clipboard-check',
  'clock',
  'file-text',
  'grid-2x2',
  'hammer',
  'handshake',
  'house',
  'layout-grid',
  'mail',
  'map-pin',
  'message-square-text',
  'phone',
  'ruler',
  'search-check',
  'shield-check',
  'user-round',
  'wrench',
] as const;

export const icon = z.enum(iconNames).describe(`Navnet på et ikon: ${iconNames.join(', ')}.`);

/** An icon, a short title and a sentence: reasons, points and tiles all have this shape. */
export const point = z
  .strictObject({
    icon,
    title: text('Overskriften på punktet.'),
    text: text('En setning eller to som forklarer punktet.'),
  })
  .describe('Et punkt med icon, title og text.');

export type Point = z.output<typeof point>;

/** Heading and introduction of a section. */
export const sectionHead = {
  title: text('Overskriften på delen.'),
  lead: text('Ingressen under overskriften.'),
};
