import { expect, test } from 'vitest';
import { email } from './schema/fields.ts';
import { emailLink, readEmail } from './email.ts';

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

test.each<[string, string]>([
  ['kari@firma.no', 'kari@firma.no'],
  ['kari @ firma . no', 'kari@firma.no'],
  ['kari@firma. no', 'kari@firma.no'],
  ['Kari Nordmann <kari@firma.no>', 'kari@firma.no'],
  ['"Nordmann, Kari" < kari@firma.no >', 'kari@firma.no'],
  // In doubt: somebody else's address, if the space went.
  ...[
    'kari nordmann@firma.no',
    'kari@firma.no 99887766',
    'kari@firma.no. Ring meg',
    'Hei. kari@firma.no',
    'kari@firma.no ola@firma.no',
    'kari@firma. co. uk',
    'Kari <kari@firma.no>, Ola <ola@firma.no>',
  ].map((line): [string, string] => [line, line]),
])('«%s» is read as «%s»', (line, address) => {
  expect(readEmail(line)).toBe(address);
});
