import { z } from 'zod';
import { brandSchema } from '../../src/content/schema/brand.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { formSchema } from '../../src/rediger/schema.ts';
import { asPhone, asWebsite, isOrganisationNumber, spaced } from './names.ts';

const { name, shortName, founded, managingDirector, phone, email, address, website, serviceArea, tagline } =
  firmSchema.shape;
const { street, postcode, city } = address.shape;
const { main, accent } = brandSchema.shape;
const organisationNumber = z
  .string()
  .refine((value) => isOrganisationNumber(value.replaceAll(' ', '')))
  .meta({
    label: 'Firmaets organisasjonsnummer',
    description:
      'Et organisasjonsnummer har ni sifre, og det siste stemmer med de andre. Se etter en skrivefeil.',
  });

/** What is asked for, by its option on the command line and in the order of the questions. The schemas have the words. */
export const fields = {
  orgnr: { key: 'organisationNumber', schema: organisationNumber },
  navn: { key: 'name', schema: name },
  kortnavn: { key: 'shortName', schema: shortName },
  stiftet: { key: 'founded', schema: founded },
  'daglig-leder': { key: 'managingDirector', schema: managingDirector },
  telefon: { key: 'phone', schema: phone },
  epost: { key: 'email', schema: email },
  gate: { key: 'street', schema: street },
  postnummer: { key: 'postcode', schema: postcode },
  poststed: { key: 'city', schema: city },
  nettsted: { key: 'website', schema: website },
  omrade: { key: 'serviceArea', schema: serviceArea },
  slagord: { key: 'tagline', schema: tagline },
  farge: { key: 'main', schema: main },
  aksent: { key: 'accent', schema: accent },
} satisfies Record<string, { key: string; schema: z.ZodType }>;

export type Option = keyof typeof fields;
export const options = Object.keys(fields) as Option[];
export type Answers = Partial<Record<(typeof fields)[Option]['key'] | 'register', string>>;

/** An answer as content has it; people write numbers without spaces, and addresses without `https`. */
export function tidy(option: Option, answer = ''): string {
  const text = answer.trim();
  if (option === 'orgnr') return spaced(text.replace(/\D/g, ''));
  if (option === 'telefon') return asPhone(text);
  return option === 'nettsted' && text !== '' ? asWebsite(text) : text;
}

/** What is wrong with a tidy answer, in the words of the content check; only the number cannot wait. */
export function faultOf(option: Option, answer: string): string | undefined {
  const value = option === 'stiftet' ? Number(answer) : answer;
  const later = answer === '' && option !== 'orgnr';
  return later || fields[option].schema.safeParse(value).success
    ? undefined
    : formSchema(fields[option].schema).description;
}

/** What a field is called. */
export const labelOf = (option: Option) => formSchema(fields[option].schema).label ?? option;
