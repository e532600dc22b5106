import { z } from 'zod';
import { icon } from './icons.ts';

/*
 * The building blocks of every content file. The description of a field is the sentence that the owner
 * reads when the field is wrong (`check/`) and below the field in the editor's form, so it is Norwegian and says
 * what belongs there. The label is the field's name in the form.
 */

/** Whatever a keyboard writes: no control characters, which a YAML file can hold as `\u0000` and a page cannot. */
const isWritten = (value: string) => /^(?:[\n\r\t]|\P{Cc})*$/u.test(value);

const notWritten = 'Vanlig tekst. Her står det tegn som ikke kan vises; skriv teksten på nytt.';

/** A line of text: not empty, no space at the ends, and far more characters than any place on the page has room for. */
export const text = (label: string, description: string, most = 500) =>
  z.string().trim().min(1).max(most).refine(isWritten, notWritten).meta({ label, description });

/** A fact that texts may name between braces. */
export const fact = <Field extends z.ZodType>(field: Field) => field.meta({ isFact: true });

/** A text that a list calls its items by. */
export const title = (label: string, description: string) => text(label, description).meta({ isTitle: true });

/** A group of fields, and what it is called in the form; the description is for the file. */
export const group = <Shape extends z.core.$ZodLooseShape>(
  label: string,
  shape: Shape,
  description?: string,
) => z.strictObject(shape).meta({ label, description, hint: '' });

/** A paragraph of text, with more room in the form. */
export const longText = (label: string, description: string) =>
  text(label, description, 2000).meta({ kind: 'longText' });

/** A text of digits in a certain shape. */
export const digits = (shape: RegExp, label: string, description: string) =>
  z.string().regex(shape).meta({ label, description });

/** Norwegian phone number as it is read aloud: eight digits in pairs or in groups of 3-2-3. */
export const phone = digits(
  /^(\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3})$/,
  'Telefon',
  'Et norsk telefonnummer med åtte sifre og mellomrom, for eksempel 00 00 00 00.',
).meta({ kind: 'phone', hint: 'Et norsk telefonnummer med åtte sifre.' });

/** A choice, with what holds where the file says nothing. */
export const yesOrNo = (usual: boolean, label: string, description: string, hint: string) =>
  z.boolean().meta({ label, description, hint }).default(usual);

/** E-mail address. */
export const email = z
  .email()
  .meta({ label: 'E-post', description: 'En e-postadresse, for eksempel post@eksempelbad.example.' });

/** Absolute `https` address of another site. */
export const webAddress = (label: string, description: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).meta({
    label,
    description: `${description} Den begynner med https://.`,
    hint: description,
    kind: 'webAddress',
  });

/** An icon, a short title and a sentence: reasons, points and tiles all have this shape. */
export const point = group(
  'Punkt',
  {
    icon,
    title: title('Overskrift', 'Overskriften på punktet.'),
    text: text('Tekst', 'En setning eller to som forklarer punktet.'),
  },
  'Et punkt med icon, title og text.',
);

export type Point = z.output<typeof point>;

/** A list of any length. */
export const list = <Item extends z.ZodType>(
  item: Item,
  label: string,
  description: string,
  hint = description,
) => z.array(item).meta({ label, description, hint });

/** A list of as many as the page has room for, `orNone` or none. The bounds end the sentence that the owner reads. */
export const several = <Item extends z.ZodType>(
  item: Item,
  label: string,
  description: string,
  [least, most, orNone]: [least: number, most: number, orNone?: 'orNone'],
  inForm = description,
) => {
  const none = least === 0 || orNone;
  const bounds = `${least || 1} til ${most}`;
  const inFile = `${description} ${bounds}${none ? ', eller ingen: []' : ''}.`;
  const hint = `${inForm} ${bounds}${none ? ', eller ingen' : ''}.`;
  const fits = (length: number) => length >= least || (none && length === 0);
  return list(item, label, inFile, hint)
    .max(most)
    .refine(({ length }) => fits(length), { message: inFile, params: { hint } });
};

/** Heading and introduction of a section. */
export const sectionHead = {
  title: text('Overskrift', 'Overskriften på delen.'),
  lead: longText('Ingress', 'Ingressen under overskriften.'),
};
