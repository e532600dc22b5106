import { expect, test } from 'vitest';
import { newReference, referencePrefix } from './send.ts';

test.each([
  ['Eksempelbad', 'EK'],
  ['Østre Bad & Flis', 'ØBF'],
  ['Bad, Rør og Flis i Sør', 'BRO'],
  ['', ''],
])('%j gives the letters %j', (name, prefix) => expect(referencePrefix(name)).toBe(prefix));

test('a reference has the prefix and four characters that nobody confuses', () => {
  const many = Array.from({ length: 500 }, () => newReference('EB'));
  for (const reference of many) expect(reference).toMatch(/^EB-[2-9A-HJKMNP-Z]{4}$/);
  expect(new Set(many).size).toBeGreaterThan(480);
});
