import { z } from 'zod';
import { asciiEmail, readEmail } from '../email.ts';
import { hasGap } from '../gaps.ts';
import { withoutInvisible } from '../invisible.ts';
import { parseUrl } from '../parseUrl.ts';
import { readPhone } from '../phone.ts';
import { icon } from './icons.ts';

/*
 * Field types of the content files. What a schema returns is what the pages show: trimmed, in the usual
 * format, without gaps, and with defaults. The description is the error message of the content check. In the
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
    .meta({ label, description, kind: 'text' });

/** A text that identifies an item of a list. */
export const title = (label: string, description: string) => text(label, description).meta({ isTitle: true });

/** A group of fields; the check lists their names. An optional field that is a gap is left out. */
export const group = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z
    .strictObject(shape)
    .overwrite((fields) => withoutGaps(fields, shape))
    .meta({ label, kind: 'group' });

function withoutGaps<Fields extends object>(fields: Fields, shape: z.core.$ZodLooseShape): Fields {
  const shown = Object.entries(fields).flatMap(([name, value]) => {
    const left = z.safeParse(shape[name] as z.ZodType, undefined);
    if (!hasGap(value) || !left.success) return [[name, value]];
    return left.data === undefined ? [] : [[name, left.data]];
  });
  return Object.fromEntries(shown) as Fields;
}

/** A paragraph of text. */
export const longText = (label: string, description: string, most = 2000) =>
  text(label, description, most).meta({ kind: 'longText' });

/** A text of a fixed format, such as a number in groups of digits; `read` brings what people type into it. */
export const digits = (
  shape: RegExp,
  label: string,
  description: string,
  read = (typed: string) => typed.trim(),
) => z.string().overwrite(read).regex(shape, { abort: true }).meta({ label, description, kind: 'text' });

/** A phone number with eight or five digits, or with a country's number. */
export const phone = z
  .string()
  .overwrite(readPhone)
  .regex(/^(\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3}|\d{5}|\+[1-9]\d*( \d+)*)$/, { abort: true })
  // E.164: at most fifteen digits.
  .refine((text) => text.replaceAll(/\D/g, '').length <= 15)
  .meta({
    label: 'Telefon',
    description:
      'Et telefonnummer med åtte eller fem sifre, eller med landets nummer først: +46 8 123 45 67.',
    hint: 'Et nummer med åtte eller fem sifre. I et annet land begynner det med + og landets nummer.',
    kind: 'phone',
  });

/** A boolean with a default. */
export const yesOrNo = (usual: boolean, label: string, hint: string) => {
  const description = `${hint} Skriv true (ja) eller false (nei), uten anførselstegn.`;
  return z.boolean().meta({ label, description, hint, kind: 'yesNo' }).default(usual);
};

/** A day in the calendar, `2026-08-12`. */
export const date = (label: string, hint: string) =>
  z.iso
    .date({ abort: true })
    .meta({ label, description: `${hint} Skriv år, måned og dag slik: 2026-08-12.`, hint, kind: 'date' });

/** A year, not before `first`. */
export const year = (first: number, label: string, description: string) =>
  z.int().min(first).max(2100).meta({ label, description, kind: 'number' });

/** An e-mail address. */
export const email = z
  .string()
  .overwrite(readEmail)
  // A domain may have any letters; what is before it, as in the standard form.
  .regex(z.regexes.idnEmail, { abort: true })
  .refine((address) => z.regexes.email.test(asciiEmail(address)))
  .meta({
    label: 'E-post',
    description: 'En e-postadresse, for eksempel post@eksempelbad.example.',
    kind: 'email',
  });

/** An address as people type it, such as `firma.no`, with its scheme. */
export function readWebAddress(typed: string): string {
  const text = typed.trim();
  return text.includes('.') ? `https://${text.replace(/^https?:\/*/i, '')}` : text;
}

/** Absolute `https` address of another site. */
export const webAddress = (label: string, description: string) =>
  z
    .string()
    .overwrite(readWebAddress)
    // `URL` accepts spaces.
    .regex(/^https:\/\/[^\s/]\S*$/, { abort: true })
    .refine((address) => z.regexes.domain.test(parseUrl(address)?.hostname ?? ''), { abort: true })
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

/** A list of items of one type, without those that are gaps. */
export const list = <Item extends z.ZodType>(
  item: Item,
  label: string,
  description: string,
  withBounds = (items: z.ZodArray<Item>) => items,
) =>
  withBounds(z.array(item))
    .overwrite((items) => items.filter((each) => !hasGap(each)))
    .meta({ label, description, hint: description, kind: 'list' });

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
  const withBounds = (items: z.ZodArray<Item>) =>
    items.max(most).refine(({ length }) => fits(length), inFile);
  return list(item, label, inFile, withBounds).meta({ hint: sentence(', eller ingen') });
};

/** Heading and introduction of a section. */
export const sectionHead = {
  title: text('Overskrift', 'Overskriften på delen.'),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
};
