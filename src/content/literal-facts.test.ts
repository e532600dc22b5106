import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressLine, firstName, internationalPhone } from './format.ts';
import { readContent } from './read.ts';
import { firmSchema } from './schema/firm.ts';
import { staffSchema } from './schema/staff.ts';
import { fileOf } from './content.ts';

const content = await readContent('example');
const firm = firmSchema.parse(fileOf(content, 'firm.yaml').value);
const { staff, others } = staffSchema(z.unknown()).parse(fileOf(content, 'staff.yaml').value);
const phones = [firm.phone, ...staff.flatMap(({ phone = [] }) => phone)];
const names = [firm.managingDirector, ...staff.map(({ name }) => name), ...others];

/** The facts of the example in the forms that texts have. */
const facts = [
  ...[firm.name, firm.shortName, firm.organisationNumber, firm.email, firm.website, firm.serviceArea],
  ...[firm.address.street, addressLine(firm.address), firm.tagline, ...firm.social],
  ...[firm.organisationNumber.replaceAll(' ', ''), String(firm.founded), `© ${firm.copyrightYear}`],
  ...[...phones, ...phones.map(internationalPhone), ...staff.flatMap(({ email = [] }) => email)],
  ...[...names, ...names.map(firstName)],
].filter((fact) => fact !== undefined);

/** Matches a whole word or number. */
const asWord = (fact: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(fact)}(?![\\p{L}\\p{N}])`, 'u');

/** Code of the pages, and content files without facts. */
const shown = [
  ...globSync('src/**/*.{ts,tsx,astro,css,svg}', {
    exclude: ['src/content/**', 'src/rediger/**', '**/*.test.ts'],
  }),
  ...globSync('example/**/*.{yaml,md}', { exclude: ['**/{firm,staff}.yaml'] }),
];

test('no other file repeats a fact of firm.yaml or staff.yaml', () => {
  const stated = shown.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return facts.filter((fact) => asWord(fact).test(text)).map((fact) => `${file}: ${fact}`);
  });
  expect(shown.length).toBeGreaterThan(100);
  expect(stated).toEqual([]);
});
