import { z } from 'zod';
import { brandSchema } from '../../src/content/schema/brand.ts';
import type { Claim } from '../../src/content/schema/claims.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { fieldSchema } from '../../src/content/schema/file-schemas.ts';
import { normalise } from '../../src/content/normalise.ts';
import { isOrganisationNumber } from './formats.ts';

const { address, ...firm } = firmSchema.shape;
const organisationNumber = z
  .string()
  .refine((value) => isOrganisationNumber(value.replaceAll(' ', '')))
  .meta({
    label: 'Firmaets organisasjonsnummer',
    kind: 'orgNumber',
    description:
      'Et organisasjonsnummer har ni sifre, og det siste stemmer med de andre. Se etter en skrivefeil.',
  });

/** The questions in order; the schemas have their texts. */
export const questions = {
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

/** Name of a question: a field of the content. */
export type Question = keyof typeof questions;
/** Answers as text. */
export type Facts = Partial<Record<Question, string>>;

/** What the firm has answered, or the register knows. */
export interface Answers {
  facts: Facts;
  /** Text after the organisation number, such as `Foretaksregisteret`. */
  register?: string;
  /** Claims of the example that are true of the firm. */
  confirmed?: Claim[];
  /** True for a firm of one person. */
  isAlone?: boolean;
}

/** An answer in the content's format. */
export const normaliseAnswer = (field: Question, answer = '') =>
  normalise(fieldSchema(questions[field]), answer);

/** The schema's message for a wrong answer. Every answer but the organisation number may be empty. */
export function mistakeIn(field: Question, answer: string): string | undefined {
  const value = field === 'founded' ? Number(answer) : answer;
  const later = answer === '' && field !== 'organisationNumber';
  return later || questions[field].safeParse(value).success
    ? undefined
    : fieldSchema(questions[field]).description;
}

/** The question as the owner reads it. */
export const labelOf = (field: Question) => fieldSchema(questions[field]).label ?? field;
