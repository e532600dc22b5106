import { expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { readFields } from '../read/yaml.ts';
import { isMadeUp, keptOf } from './example.ts';

/** A content folder of some texts, and of pictures by their checksums. */
const contentOf = (texts: Record<string, string>, pictures: Record<string, string> = {}): Content => ({
  folder: 'content',
  files: Object.entries(texts).map(([name, text]) => readFields(name, text)),
  names: [],
  pictures: new Map(
    Object.entries(pictures).map(([name, checksum]) => [
      name,
      { checksum, bytes: 1, isHeic: false, hasPlace: false },
    ]),
  ),
});

const texts = {
  'firm.yaml':
    'founded: 2009\nserviceArea: fra nord til sør\ncertifications: [Våtromssertifisert, Godkjent takstmann]\nregister: Foretaksregisteret\n',
  'about.yaml':
    'reasons:\n  - icon: hammer\n    title: Garanti på alt arbeid\n  - title: Vi rydder etter oss\n',
  'staff.yaml': 'staff:\n  - title: Daglig leder\n  - title: Takstmann og byggmester\n',
  'projects/proj1/project.yaml': 'title: Lyst bad\n',
  'personvern.md': '---\ntitle: Personvern\n---\nVi lagrer lite.\n\nSkriv til oss.\n',
};
const example = contentOf(texts, { 'hero/0.jpg': 'a', 'brand/logo.svg': 'b' });

const kept = (changed: Partial<typeof texts>, pictures: Record<string, string> = {}) =>
  keptOf(contentOf({ ...texts, ...changed }, pictures), example).map(
    ({ file, line, text, why }) => `${file}:${line ?? ''} ${text} ${why ?? '-'}`,
  );

test('the example is all its own, and each claim says what it claims', () => {
  expect(kept({}, { 'hero/mitt bad.jpg': 'a', 'brand/logo.svg': 'b', 'hero/2.jpg': 'c' })).toEqual([
    'firm.yaml:1 2009 stiftet',
    'firm.yaml:2 fra nord til sør område',
    'firm.yaml:3 Våtromssertifisert våtromssertifisering',
    'firm.yaml:3 Godkjent takstmann takstmann',
    'about.yaml:3 Garanti på alt arbeid garanti',
    'about.yaml:4 Vi rydder etter oss -',
    'staff.yaml:2 Daglig leder -',
    'staff.yaml:3 Takstmann og byggmester mesterbrev',
    'projects/proj1/project.yaml:1 Lyst bad -',
    'personvern.md:2 Personvern -',
    'personvern.md: 2 linjer i teksten -',
    'hero: 1 bilde: mitt bad.jpg bilde',
    'brand: 1 bilde: logo.svg bilde',
  ]);
});

test('a claim is of the example wherever in its list it stands, and no longer when it is in other words', () => {
  const moved = 'reasons:\n  - title: Ny grunn\n  - title: Garanti på alt arbeid\n';
  expect(kept({ 'about.yaml': moved })).toContain('about.yaml:3 Garanti på alt arbeid garanti');
  const reworded = kept({ 'about.yaml': 'reasons:\n  - title: Fem års garanti på membranen\n' });
  expect(reworded.filter((line) => line.startsWith('about'))).toEqual([]);
});

test('what the firm confirms of itself stands, every claim of a text by itself', () => {
  const firm = (claims: string) => ({ 'firm.yaml': `${texts['firm.yaml']}confirmed: [${claims}]\n` });
  expect(
    kept(firm('stiftet, våtromssertifisering, mesterbrev')).filter((line) => /(2009|sert)/.test(line)),
  ).toEqual(['firm.yaml:1 2009 -', 'firm.yaml:3 Våtromssertifisert -']);
  expect(kept(firm('mesterbrev'))).toContain('staff.yaml:3 Takstmann og byggmester takstmann');
  expect(kept(firm('mesterbrev, takstmann'))).toContain('staff.yaml:3 Takstmann og byggmester -');
});

test('made-up names stop wherever they are, confirmed or not', () => {
  const made = kept({
    'projects/proj1/project.yaml': 'title: Et bad i Eksempelvik\n',
    'personvern.md': '---\ntitle: Om\n---\nRing Ola Nordmann.\n',
  });
  expect(made).toContain('projects/proj1/project.yaml:1 Et bad i Eksempelvik oppdiktet');
  expect(made).toContain('personvern.md:4 Ring Ola Nordmann. oppdiktet');
});

test.each([
  ['Eksempelbad AS', true],
  ['Eksempel Rør AS', true],
  ['Eksempelvik, 2022.', true],
  ['Ring Nordmann.', true],
  ['Skriv til post@bad.example.', true],
  ['Ring 00 00 00 00 i dag.', true],
  ['Org.nr. 000 000 000', true],
  ['Eksempelvis nye fliser', false],
  ['Et eksempel på bad', false],
  ['Ring 10 00 00 00 i dag.', false],
  ['En nordmann', false],
])('sees whether «%s» is made up: %s', (text, expected) => {
  expect(isMadeUp(text)).toBe(expected);
});
