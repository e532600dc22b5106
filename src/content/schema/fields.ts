import { z } from 'zod';
import { withoutInvisible } from '../invisible.ts';
import { icon } from './icons.ts';
import { asciiEmail } from '../email.ts';

/*
 * Field types of the content files. The description is the error message of the content check. In the
 * editor's form the label names the field, and the hint is its help text.
 */

/** Shows the description of a field as its help text in the form, too. */
export const explained = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ hint: field.description });

/** True without control characters, which YAML can escape and a page cannot show. */
export const isPrintable = (value: string) => /^(?:[\n\r\t]|\P{Cc})*$/u.test(value);

const notPrintable = 'Vanlig tekst, uten tegn som ikke kan vises. Skriv teksten på nytt.';

/** A line of text: not empty and trimmed. The default limit is far longer than fits anywhere on the page. */
export const text = (label: string, description: string, most = 500) =>
  z
    .string()
    .overwrite((value) => withoutInvisible(value))
    .trim()
    .min(1)
    .max(most)
    .refine(isPrintable, notPrintable)
    .meta({ label, description });

/** A text that identifies an item of a list. */
export const title = (label: string, description: string) => text(label, description).meta({ isTitle: true });

/** A group of fields; the check lists their names. */
export const group = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z.strictObject(shape).meta({ label });

/** A paragraph of text. */
export const longText = (label: string, description: string, most = 2000) =>
  text(label, description, most).meta({ kind: 'longText' });

/** A text of a fixed format, such as a number in groups of digits. */
export const digits = (shape: RegExp, label: string, description: string) =>
  z.string().regex(shape, { abort: true }).meta({ label, description });

/** Norwegian phone number: eight digits in pairs or in groups of 3-2-3. */
export const phone = digits(
  /^(\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3})$/,
  'Telefon',
  'Et norsk telefonnummer med åtte sifre og mellomrom, for eksempel 00 00 00 00.',
).meta({ kind: 'phone', hint: 'Et norsk telefonnummer med åtte sifre.' });

/** A boolean with a default. */
export const yesOrNo = (usual: boolean, label: string, hint: string) => {
  const description = `${hint} Skriv true (ja) eller false (nei), uten anførselstegn.`;
  return z.boolean().meta({ label, description, hint }).default(usual);
};

/** A day in the calendar, `2026-08-12`. */
export const date = (label: string, hint: string) =>
  z.iso
    .date({ abort: true })
    .meta({ label, description: `${hint} Skriv år, måned og dag slik: 2026-08-12.`, hint, kind: 'date' });

/** A year, not before `first`. */
export const year = (first: number, label: string, description: string) =>
  z.int().min(first).max(2100).meta({ label, description });

/** An e-mail address. */
export const email = z
  // A domain may have any letters; what is before it, as in the standard form.
  .email({ pattern: z.regexes.idnEmail, abort: true })
  .refine((address) => z.regexes.email.test(asciiEmail(address)))
  .meta({ label: 'E-post', description: 'En e-postadresse, for eksempel post@eksempelbad.example.' });

/** Absolute `https` address of another site. The pattern: `URL`, and so Zod, accepts `https:/` and spaces. */
export const webAddress = (label: string, description: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
    .regex(/^https:\/\/[^\s/]\S*$/i, { abort: true })
    .meta({
      label,
      description: `${description} Den begynner med https://.`,
      hint: description,
      kind: 'webAddress',
    });

/** An icon, a short title and a sentence: reasons, promises and assurances. */
export const point = group('Punkt', {
  icon,
  title: title('Overskrift', 'Overskriften på punktet.'),
  text: text('Tekst', 'En setning eller to som forklarer punktet.'),
});

export type Point = z.output<typeof point>;

/** A list of items of one type. */
export const list = <Item extends z.ZodType>(item: Item, label: string, description: string) =>
  explained(z.array(item).meta({ label, description }));

/** A list with a least and a most length (`orNone`: or empty), which end its description. */
export const several = <Item extends z.ZodType>(
  item: Item,
  label: string,
  description: string,
  [least, most, orNone]: [least: number, most: number, orNone?: 'orNone'],
) => {
  const none = least === 0 || orNone;
  const sentence = (orNone: string) => `${description} ${least || 1} til ${most}${none ? orNone : ''}.`;
  const inFile = sentence(', eller ingen: []');
  const fits = (length: number) => length >= least || (none && length === 0);
  return list(item, label, inFile)
    .max(most)
    .refine(({ length }) => fits(length), inFile)
    .meta({ hint: sentence(', eller ingen') });
};

/** Heading and introduction of a section. */
export const sectionHead = {
  title: text('Overskrift', 'Overskriften på delen.'),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
};
