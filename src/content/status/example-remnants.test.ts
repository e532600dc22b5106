import { expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { readFields } from '../read/yaml.ts';
import { findExampleRemnants } from './example-remnants.ts';

/** A content folder of some texts, and of pictures by their checksums. */
const contentOf = (texts: Record<string, string>, pictures: Record<string, string> = {}): Content => {
  const info = { bytes: 1, isHeic: false, hasGps: false };
  return {
    folder: 'content',
    files: Object.entries(texts).map(([name, text]) => readFields(name, text)),
    names: [],
    pictures: new Map(Object.entries(pictures).map(([name, checksum]) => [name, { ...info, checksum }])),
  };
};

const texts = {
  'firm.yaml':
    'founded: 2009\nserviceArea: fra nord til sør\ncertifications: [Våtromssertifisert, Godkjent takstmann]\nregister: Foretaksregisteret\n',
  'about.yaml':
    'reasons: { points: [\n  { icon: hammer,\n    title: Garanti på alt arbeid },\n  { title: Vi rydder etter oss }\n ]}\n',
  'staff.yaml':
    'title: Folkene\nstaff:\n  - name: Ola Nordmann\n    title: Daglig leder\n  - title: Takstmann og byggmester\nothers: [Per Nordmann]\n',
  'hero.yaml':
    'lead: Vi er en liten bedrift.\ntown: Eksempelby\npictures:\n  - { file: hero/0.jpg, alt: Et hvitt bad }\n',
  'projects/proj1/project.yaml': 'title: Lyst bad\n',
  'personvern.md': '---\ntitle: Personvern\n---\nVi lagrer lite.\n\nSkriv til oss.\n',
};
const example = contentOf(texts, { 'hero/0.jpg': 'a', 'brand/logo.svg': 'b' });

const remnants = (changed: Partial<typeof texts>, pictures: Record<string, string> = {}) =>
  findExampleRemnants(contentOf({ ...texts, ...changed }, pictures), example).map(
    ({ file, line, text, why }) => `${file}:${line ?? ''} ${text} ${why ?? '-'}`,
  );

test('in the example itself everything is a remnant, and claims have their reasons', () => {
  expect(remnants({}, { 'hero/mitt bad.jpg': 'a', 'brand/logo.svg': 'b', 'hero/2.jpg': 'c' })).toEqual([
    'firm.yaml:1 2009 stiftet',
    'firm.yaml:2 fra nord til sør område',
    'firm.yaml:3 Våtromssertifisert våtromssertifisering',
    'firm.yaml:3 Godkjent takstmann takstmann',
    'about.yaml:3 Garanti på alt arbeid garanti',
    'about.yaml:4 Vi rydder etter oss -',
    'staff.yaml:1 Folkene -',
    'staff.yaml:3 Ola Nordmann navn',
    'staff.yaml:4 Daglig leder -',
    'staff.yaml:5 Takstmann og byggmester mesterbrev',
    'staff.yaml:6 Per Nordmann navn',
    'hero.yaml:1 Vi er en liten bedrift. -',
    'hero.yaml:2 Eksempelby oppdiktet',
    'hero.yaml:4 Et hvitt bad -',
    'projects/proj1/project.yaml:1 Lyst bad -',
    'personvern.md:2 Personvern -',
    'personvern.md: 2 linjer i teksten -',
    'hero: 1 bilde: mitt bad.jpg bilde',
    'brand: 1 bilde: logo.svg bilde',
  ]);
});

test('a confirmed claim may stay; a text with two claims needs both', () => {
  const firm = (claims: string) => ({ 'firm.yaml': `${texts['firm.yaml']}confirmed: [${claims}]\n` });
  expect(remnants(firm('stiftet, mesterbrev'))).toContain('firm.yaml:1 2009 -');
  expect(remnants(firm('mesterbrev'))).toContain('staff.yaml:5 Takstmann og byggmester takstmann');
  expect(remnants(firm('mesterbrev, takstmann'))).toContain('staff.yaml:5 Takstmann og byggmester -');
});

test.each([
  ['Et bad i Eksempelby', 'oppdiktet'],
  ['Eksempelbys bad', 'oppdiktet'],
  ['Ring Per Nordmann.', 'navn'],
  ['Ring Liv Nordmann.', '-'],
  ['Ola Nordmannsen', '-'],
  ['Eksempelbilder', '-'],
  ['Skriv til post@bad.example.', 'oppdiktet'],
  ['Ring 00 00 00 00 i dag.', 'oppdiktet'],
  ['Ring 10 00 00 00 i dag.', '-'],
  ['Org.nr. 000 000 000', 'oppdiktet'],
])('only the example’s own names are made up: «%s» %s', (text, why) => {
  const found = remnants({ 'about.yaml': `lead: ${text}\n` }).filter((line) => line.startsWith('about'));
  expect(found).toEqual(why === '-' ? [] : [`about.yaml:1 ${text} ${why}`]);
});

test('the firm can confirm its own people’s names that the example has too, and no others', () => {
  const staff = 'staff:\n  - { name: Per Nordmann }\n  - { name: Liv Nordmann }\n';
  const own = { 'staff.yaml': staff, 'about.yaml': 'lead: Per Nordmann og Ola Nordmann.\n' };
  const firm = 'confirmed: [navn]\n';
  const names = (changed: typeof own & Partial<typeof texts>) =>
    remnants(changed).filter((line) => line.includes('Nordmann'));
  expect(names(own)).toEqual([
    'about.yaml:1 Per Nordmann og Ola Nordmann. navn',
    'staff.yaml:2 Per Nordmann navn',
  ]);
  expect(names({ ...own, 'about.yaml': 'lead: Ring Per Nordmann.\n', 'firm.yaml': firm })).toEqual([]);
  expect(names({ ...own, 'firm.yaml': firm })).toContain('about.yaml:1 Per Nordmann og Ola Nordmann. navn');
  const privacy = { 'personvern.md': '---\ntitle: Om\n---\nRing Ola Nordmann.\n' };
  expect(names({ ...own, ...privacy })).toContain('personvern.md:4 Ring Ola Nordmann. navn');
});

test('claims about size stop the build if the number of people makes them untrue', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => `Person ${index}`).join(', ');
  const reasons = (count: number) =>
    remnants({ 'staff.yaml': `title: Folkene\nothers: [${people(count)}]\n` })
      .filter((line) => /Folkene|liten/.test(line))
      .map((line) => line.split(' ').at(-1));
  expect([1, 9, 14].map(reasons)).toEqual([
    ['flere', '-'],
    ['-', '-'],
    ['-', 'liten'],
  ]);
});

test('an alternative text of the example is stale for any other picture', () => {
  expect(remnants({}, { 'hero/0.jpg': 'a' })).toContain('hero.yaml:4 Et hvitt bad -');
  expect(remnants({}, { 'hero/0.jpg': 'c' })).toContain('hero.yaml:4 Et hvitt bad alt');
  const project = 'images:\n  - { file: 1.jpg, alt: Et hvitt bad }\n';
  expect(remnants({ 'projects/proj1/project.yaml': project }, { 'projects/proj1/1.jpg': 'c' })).toContain(
    'projects/proj1/project.yaml:2 Et hvitt bad alt',
  );
});
