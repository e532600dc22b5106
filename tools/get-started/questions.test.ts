import { expect, it } from 'vitest';
import { labelOf, mistakeIn, normaliseFact, type Question, questions } from './questions.ts';

it.each([
  ['phone', ' 40 00 00 00', '400 00 000'],
  ['website', 'www.eksempelbad.example', 'https://www.eksempelbad.example'],
  ['main', "'#0e3e44'", '#0e3e44'],
] as const)('normalises a %s typed as «%s» to «%s»', (field, typed, meant) =>
  expect(normaliseFact(field, typed)).toBe(meant),
);

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
