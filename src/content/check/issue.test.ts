import { expect, test } from 'vitest';
import { andList } from './issue.ts';

test('a list has no duplicates, and is cut when it is very long', () => {
  expect(andList(['Ola', 'Kari', 'Ola'])).toBe('Ola og Kari');
  const many = andList(Array.from({ length: 3000 }, (_, index) => `Person ${index}`));
  expect(many).toMatch(/^Person 0, Person 1, .*Person 29 og 2970 til$/);
});
