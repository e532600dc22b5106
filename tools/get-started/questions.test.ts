import { expect, it } from 'vitest';
import { labelOf, mistakeIn, normaliseFact, type Question, questions } from './questions.ts';

it('takes a colour in the quotation marks that YAML wants', () =>
  expect(normaliseFact('main', "'#0e3e44'")).toBe('#0e3e44'));

it('labels every question', () =>
  expect(Object.keys(questions).filter((field) => !labelOf(field as Question))).toEqual([]));

it('rejects an answer with the message of the content check; most answers may be empty', () => {
  expect(mistakeIn('phone', '12')).toMatch(/^Et norsk telefonnummer/);
  expect(mistakeIn('shortName', 'å'.repeat(33))).toContain('høyst 32 tegn');
  expect([mistakeIn('phone', ''), mistakeIn('founded', '2001')]).toEqual([undefined, undefined]);
  const numbers = ['999 999 999', '999 999 998', '000 000 000', ''];
  const refused = numbers.filter((number) => mistakeIn('organisationNumber', number));
  expect(refused).toEqual(['999 999 998', '000 000 000', '']);
});
