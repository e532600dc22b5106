import { expect, test } from 'vitest';
import { emailLink } from './format.ts';
import { email, text } from './schema/fields.ts';

test.each([
  ['post@blåbad.no', true],
  ['post@eksempelbad.example', true],
  ['bjørn@blåbad.no', false],
  ['post@blåbad', false],
  ['post@', false],
])('%s is an e-mail address: %s', (address, isOne) => {
  expect(email.safeParse(address).success).toBe(isOne);
});

test('links have the domain in ASCII', () =>
  expect(emailLink('post@blåbad.no')).toBe('mailto:post@xn--blbad-nra.no'));

test('no character that nobody sees reaches a page', () =>
  expect(text('', '').parse('\u200bBad\u2028og\u200e \ufeffflis')).toBe('Bad og flis'));
