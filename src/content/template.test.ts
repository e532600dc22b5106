import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from './check/check.ts';
import { readContent } from '../files/read.ts';

test('the template is valid content, so that it can be shown and saved', async () =>
  expect(check(await readContent('template'))).toEqual([]));

test('the template claims nothing: no year, number, price, guarantee, approval, or word of praise', async () => {
  const files = (await readContent('template')).files.filter(({ name }) => name !== 'personvern.md');
  const claims =
    /gratis|garanti|pris|godkjent|sertifisert|mester|erfaring|\bbest\b|ledende|spesialist|\d+ (års|bad|m)\b|Nordmann/i;
  const lines = files
    .flatMap(({ name }) => readFileSync(`template/${name}`, 'utf8').split('\n'))
    .filter((line) => !/^\s*#|FYLL UT/.test(line));
  expect(lines.filter((line) => claims.test(line))).toEqual([]);
});
