import { z } from 'zod';
import { asciiEmail, readEmail } from '../email.ts';
import { hasGap } from '../gaps.ts';
import { withoutInvisible } from '../invisible.ts';
import { parseUrl } from '../parseUrl.ts';
import { readPhone } from '../phone.ts';
import { icon } from './icons.ts';

/*
 * Field types of the content files. What a schema returns is what the pages show: trimmed, in the usual
 * format, without gaps, and with defaults. The content check shows the description as its error message. The
 * editor's form shows the label as the name of the field, and the hint as its help text.
 */

/** Uses the description of a field as its help text in the form too. */
export const withHint = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ hint: field.description });

/** False for a text with control characters, which YAML can escape and a page cannot show. */
export const isPrintable = (value: string) => /^(?:[\n\r\t]|\P{Cc})*$/u.test(value);

const notPrintable = 'Vanlig tekst, uten tegn som ikke kan vises. Skriv teksten på nytt.';

/** A line of text: not empty, and trimmed. The default limit is more than fits anywhere on the page. */
export const text = (label: string, description: string, maxLength = 500) =>
  z
    .string()
    .overwrite((value) => withoutInvisible(value))
    .trim()
    .min(1)
    .max(maxLength)
    .refine(isPrintable, notPrintable)
    .meta({ label, description, kind: 'text' });

/** A text that identifies an item of a list. */
export const title = (label: string, description: string) => text(label, description).meta({ isTitle: true });

/**
 * A group of fields, without others: the check then lists the names that exist. A gap in an optional field is
 * left out.
 */
export const group = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z
    .strictObject(shape)
    .overwrite((fields) => withoutGaps(fields, shape))
    .meta({ label, kind: 'group' });

/** Replaces a gap by the default of its field, or leaves it out; a required field keeps its gap. */
function withoutGaps<Fields extends object>(fields: Fields, shape: z.core.$ZodLooseShape): Fields {
  const shown = Object.entries(fields).flatMap(([name, value]) => {
    if (!hasGap(value)) return [[name, value]];
    const missing = z.safeParse(shape[name] as z.ZodType, undefined);
    if (!missing.success) return [[name, value]];
    return missing.data === undefined ? [] : [[name, missing.data]];
  });
  return Object.fromEntries(shown) as Fields;
}

/** A paragraph of text. */
export const longText = (label: string, description: string, maxLength = 2000) =>
  text(label, description, maxLength).meta({ kind: 'longText' });

/** A text of a fixed format, such as digits in groups. `read` formats what people type. */
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
export const yesOrNo = (defaultValue: boolean, label: string, hint: string) => {
  const description = `${hint} Skriv true (ja) eller false (nei), uten anførselstegn.`;
  return z.boolean().meta({ label, description, hint, kind: 'yesNo' }).default(defaultValue);
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
  .regex(z.regexes.idnEmail, { abort: true })
  // The domain may have any letters, the name before it only those of the standard format.
  .refine((address) => z.regexes.email.test(asciiEmail(address)))
  .meta({
    label: 'E-post',
    description: 'En e-postadresse, for eksempel post@eksempelbad.example.',
    kind: 'email',
  });

/** Adds the scheme to an address as people type it, such as `firma.no`. */
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

/** A list of items of one type. Items that are gaps are left out. */
export const list = <Item extends z.ZodType>(
  item: Item,
  label: string,
  description: string,
  withBounds = (items: z.ZodArray<Item>) => items,
) =>
  withBounds(z.array(item))
    .overwrite((items) => items.filter((each) => !hasGap(each)))
    .meta({ label, description, hint: description, kind: 'list' });

/**
 * A list with a least and a most length, which end its description.
 *
 * @param bounds `orNone`: it may also be empty, although `min` is more than 1
 */
export const boundedList = <Item extends z.ZodType>(
  item: Item,
  label: string,
  description: string,
  { min, max, orNone = min === 0 }: { min: number; max: number; orNone?: boolean },
) => {
  const range = `${description} ${Math.max(1, min)} til ${max}`;
  const hint = orNone ? `${range}, eller ingen.` : `${range}.`;
  // A file must say `[]` for no items; the form needs no sign.
  const descriptionInFile = orNone ? `${range}, eller ingen: [].` : `${range}.`;
  const hasValidLength = (length: number) => length >= min || (orNone && length === 0);
  const withBounds = (items: z.ZodArray<Item>) =>
    items.max(max).refine(({ length }) => hasValidLength(length), descriptionInFile);
  return list(item, label, descriptionInFile, withBounds).meta({ hint });
};

/** Heading and introduction of a section. */
export const sectionHead = {
  title: text('Overskrift', 'Overskriften på delen.'),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
};
