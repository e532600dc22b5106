import { z } from 'zod';
import { brandSchema } from '../../src/content/schema/brand.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { fieldSchema } from '../../src/content/schema/files.ts';
import { normalise } from '../../src/content/normalise.ts';

const { address, ...firm } = firmSchema.shape;
const { main, accent } = brandSchema.shape;
const organisationNumber = firm.organisationNumber.refine(hasCheckDigit).meta({
  description:
    'Et organisasjonsnummer har ni sifre, og det siste stemmer med de andre. Se etter en skrivefeil.',
});

const weekdayHours = z.string().meta({ label: 'Åpningstid mandag til fredag, for eksempel 07–16' });

/** The questions in order; the schemas have their texts. What the register knows is not asked. */
export const questions = {
  organisationNumber,
  name: firm.name,
  shortName: firm.shortName,
  managingDirector: firm.managingDirector,
  ...address.shape,
  phone: firm.phone,
  email: firm.email,
  weekdayHours,
  main,
  accent,
};

/** Name of a question. */
export type Question = keyof typeof questions;

/** What the firm has answered, or the register knows, as text. */
export type Facts = Partial<Record<Question | 'founded' | 'directorTitle' | 'website' | 'register', string>>;

/** The schema of a fact. */
const schemaOf = (field: keyof Facts) =>
  field in questions ? questions[field as Question] : firm[field as 'website'];

/** A fact in the content's format. */
export const normaliseFact = (field: keyof Facts, answer = '') =>
  normalise(fieldSchema(schemaOf(field)), answer);

/** The schema's message for a wrong answer. Every answer but the organisation number may be empty. */
export function mistakeIn(field: keyof Facts, answer: string): string | undefined {
  const value = field === 'founded' ? Number(answer) : answer;
  const later = answer === '' && field !== 'organisationNumber';
  return later || schemaOf(field).safeParse(value).success
    ? undefined
    : fieldSchema(schemaOf(field)).description;
}

/** A fact's name as the owner reads it. */
export const labelOf = (field: keyof Facts) => fieldSchema(schemaOf(field)).label;

/** True if the last of nine digits is the check digit, modulo 11; no number begins with 0. */
function hasCheckDigit(number: string): boolean {
  const digits = number.replaceAll(' ', '');
  // With the check digit weighted one, the sum is a multiple of 11.
  const weighted = [3, 2, 7, 6, 5, 4, 3, 2, 1].map((weight, place) => weight * Number(digits[place]));
  return !digits.startsWith('0') && weighted.reduce((total, part) => total + part) % 11 === 0;
}
