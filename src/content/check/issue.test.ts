import { expect, test } from 'vitest';
import { andList, quote } from './issue.ts';
import { nearest } from './nearest.ts';

test('a quote is one short line without control characters', () => {
  expect(quote('to\n linjer\u0000')).toBe('«to linjer »');
  expect(quote('x'.repeat(400_000))).toBe(`«${'x'.repeat(79)}…»`);
});

test('a list has no duplicates, and is cut when it is very long', () => {
  expect(andList(['Ola', 'Kari', 'Ola'])).toBe('Ola og Kari');
  const many = andList(Array.from({ length: 3000 }, (_, index) => `Person ${index}`));
  expect(many).toMatch(/^Person 0, Person 1, .*Person 29 og 2970 til$/);
});

test.each([
  ['phnoe', 'phone'],
  ['Title', 'title'],
  ['discription', 'description'],
  ['epost', undefined],
  ['x', undefined],
  ['p'.repeat(10_000), undefined],
])('the known name nearest to %s is %s', (name, known) => {
  expect(nearest(name, ['phone', 'title', 'description', 'id', 'y'])).toBe(known);
});
