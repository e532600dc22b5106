import { z } from 'zod';
import { brandSchema } from '../../src/content/schema/brand.ts';
import type { Claim } from '../../src/content/schema/claims.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { fieldSchema } from '../../src/content/schema/field-schema.ts';
import { asPhone, asWebsite, isOrganisationNumber, spaced } from './names.ts';

const { address, ...firm } = firmSchema.shape;
const organisationNumber = z
  .string()
  .refine((value) => isOrganisationNumber(value.replaceAll(' ', '')))
  .meta({
    label: 'Firmaets organisasjonsnummer',
    description:
      'Et organisasjonsnummer har ni sifre, og det siste stemmer med de andre. Se etter en skrivefeil.',
  });

/** What is asked for, in the order of the questions. The schemas have the words. */
export const fields = {
  organisationNumber,
  name: firm.name,
  shortName: firm.shortName,
  founded: firm.founded,
  managingDirector: firm.managingDirector,
  directorTitle: firm.directorTitle,
  phone: firm.phone,
  email: firm.email,
  ...address.shape,
  website: firm.website,
  serviceArea: firm.serviceArea,
  tagline: firm.tagline,
  ...brandSchema.shape,
};

export type Field = keyof typeof fields;
export type Facts = Partial<Record<Field, string>>;

/** What the firm has answered. */
export interface Answers {
  facts: Facts;
  /** What follows the organisation number, such as `Foretaksregisteret`. */
  register?: string;
  /** Promises of the example that the firm makes too. */
  confirmed?: Claim[];
  /** Whether the firm is one person. */
  isAlone?: boolean;
}

/** An answer as content has it; people write numbers without spaces, addresses without `https`, and colours in quotes. */
export function tidy(field: Field, answer = ''): string {
  const text = answer.trim();
  if (field === 'organisationNumber') return spaced(text.replace(/\D/g, ''));
  if (field === 'phone') return asPhone(text);
  if (field === 'main' || field === 'accent') return text.replace(/^(['"])(.*)\1$/, '$2');
  return field === 'website' && text !== '' ? asWebsite(text) : text;
}

/** What is wrong with a tidy answer, in the words of the content check; only the number cannot wait. */
export function faultOf(field: Field, answer: string): string | undefined {
  const value = field === 'founded' ? Number(answer) : answer;
  const later = answer === '' && field !== 'organisationNumber';
  return later || fields[field].safeParse(value).success ? undefined : fieldSchema(fields[field]).description;
}

/** What a field is called. */
export const labelOf = (field: Field) => fieldSchema(fields[field]).label ?? field;
