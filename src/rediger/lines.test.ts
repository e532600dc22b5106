import { expect, test } from 'vitest';
import { withoutChange } from './lines.ts';

const lines = (...texts: string[]) => texts.join('\n');
const before = lines('a', 'b', 'c', 'd', 'e');

test('takes a change back and keeps what came later, above and below', () => {
  expect(withoutChange(before, lines('a', 'b', 'C', 'd', 'e'), lines('A', 'b', 'C', 'd', 'e', 'f'))).toBe(
    lines('A', 'b', 'c', 'd', 'e', 'f'),
  );
});

test('brings back lines that went, and takes away lines that came', () => {
  expect(withoutChange(before, lines('a', 'b', 'e'), lines('x', 'a', 'b', 'e'))).toBe(
    lines('x', 'a', 'b', 'c', 'd', 'e'),
  );
  expect(withoutChange(lines('a', 'b'), lines('a', 'n', 'b'), lines('a', 'n', 'b', 'c'))).toBe(
    lines('a', 'b', 'c'),
  );
});

test('refuses where the same lines were written again', () => {
  expect(
    withoutChange(before, lines('a', 'b', 'C', 'd', 'e'), lines('a', 'b', 'CC', 'd', 'e')),
  ).toBeUndefined();
  expect(withoutChange(before, lines('a', 'b', 'd', 'e'), lines('a', 'B', 'd', 'e'))).toBeUndefined();
});
