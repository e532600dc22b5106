import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../read.ts';
import { check } from './check.ts';
import { picture, writeExample, type Changes } from '../../../tests/support/example-content.ts';
import { report } from './report.ts';

const reportOn = async (changes: Changes) =>
  report(check(await readContent(await writeExample(changes))), 'content');

/** Puts another text in the place of one that must be there. */
const replace = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};

const proj2 = 'projects/proj2/project.yaml';
const fiveFacts = "'{firma} {firma} {firma} {firma} {firma}'";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/* __snapshots__ has the whole report of each mistake. */

test.each<[string, string, string | RegExp, string]>([
  ['a wrong phone number', 'staff.yaml', 'phone: 00 00 00 00', 'phone: 12 34'],
  ['a wrong e-mail address', 'firm.yaml', 'post@', 'post'],
  ['a missing alt text', 'about.yaml', '    alt: Et bad\n', ''],
  ['an empty field', 'contact.yaml', 'title: Kontakt', 'title:'],
  ['a text of spaces', 'contact.yaml', 'title: Kontakt', "title: '  '"],
  ['a text that is too long for its place on the page', 'hero.yaml', 'Hele badet.', 'x'.repeat(61)],
  ['an invisible character', 'contact.yaml', 'title: Kontakt', 'title: "Kont\\u0000akt"'],
  ['an unknown field that resembles none', 'projects.yaml', 'lead', 'farge: blå\nlead'],
  ['a number where text belongs', 'firm.yaml', "'0000'", '0000'],
  ['text where a number belongs', 'firm.yaml', '2009', "'2009'"],
  ['a number with decimals', 'hero.yaml', 'x: 50', 'x: 50.5'],
  ['a number with a comma between braces', 'hero.yaml', 'x: 50', 'x: 50,5'],
  ['a number out of bounds', 'hero.yaml', 'y: 50', 'y: 101'],
  ['yes as a Norwegian word', 'services.yaml', '- icon: bath\n', '- icon: bath\n    highlighted: ja\n'],
  ['a text that begins with a brace', 'pages.yaml', "'{firma}'", '{firma}'],
  ['a text that is too long', 'pages.yaml', 'Personvern', 'x'.repeat(61)],
  ['a text that is too long when its facts are filled in', 'pages.yaml', 'Personvern', fiveFacts],
  ['a list that is too short', 'contact.yaml', / {2}- icon: clock\n.*Flis 2\n.*\n/, ''],
  ['a text where a group belongs', 'contact.yaml', '{ title: Besøk }', 'Besøk'],
  ['opening hours without a closing time', 'firm.yaml', "    closes: '16:00'\n", ''],
  ['opening hours with a text', 'firm.yaml', "    closes: '16:00'\n", '    text: Stengt\n'],
  ['a card with a logo but no link', 'about.yaml', '      link: https://ror.example\n', ''],
  ['a file that is a list', 'projects.yaml', /[^]*/, '- title: Prosjekter\n'],
  ['a file of comments', 'projects.yaml', /[^]*/, '# title: Prosjekter\n'],
  ['an unknown fact', 'hero.yaml', 'Vi tar jobben.', 'Ring {telfon}.'],
  ['a fact that contains another', 'firm.yaml', 'fra nord til sør', 'rundt {adresse}'],
  ['a managing director who is not among the staff', 'firm.yaml', 'Ola Nordmann', 'Ole Nordmann'],
  ['a contact without a phone number', 'about.yaml', 'Kari Nordmann', 'Per Nordmann'],
  ['a featured project that is not there', 'projects.yaml', 'featured: proj1', 'featured: prj1'],
  ['a project twice in the order', 'projects.yaml', 'proj2]', 'proj2, proj1]'],
  ['a main picture that is not among the pictures', proj2, 'mainImage: a.jpg', 'mainImage: c.jpg'],
  ['an alt text used twice', proj2, 'Dusjen bak glass', 'Badet sett fra døren'],
  ['a picture used twice', proj2, 'file: b.jpg', 'file: a.jpg'],
  ['a misspelt field', 'staff.yaml', '    phone: 00', '    phnoe: 00'],
  ['a file without letters', 'projects.yaml', /[^]*/, ' \n'],
  ['a binary file', 'projects.yaml', /[^]*/, 'title: \0\n'],
  ['a deleted project that the order still names', 'projects.yaml', 'proj2]', 'proj2, badet]'],
  ['a project that the order leaves out, which is shown last', 'projects.yaml', ', proj2]', ']'],
  ['a privacy statement without front matter', 'personvern.md', /[^]*/, '## Sikkerhet\n'],
  [
    'a privacy statement without headings',
    'personvern.md',
    /[^]*/,
    '---\ntitle: Personvern\nlead: Om.\n---\nTekst.\n',
  ],
  ['a wrong field in the front matter', 'personvern.md', 'lead: Om personvern.', 'lead: 5'],
  [
    'a missing part of the privacy statement, without stopping the build',
    'personvern.md',
    '## Sikkerhet\n',
    '',
  ],
  ['an unknown fact in the privacy statement', 'personvern.md', '{telefon}', '{tlf}'],
  ['opening hours of one digit', 'firm.yaml', "opens: '07:00'", 'opens: 8:00'],
  ['a partner’s site without https', 'about.yaml', 'link: https://ror', 'link: http://ror'],
  ['a third person where there are two', 'about.yaml', 'name: Kari Nordmann', "name: '{ansatt 3}'"],
  ['an empty staff', 'staff.yaml', /staff:\n(.*\n)*(?=others)/, 'staff: []\n'],
  ['a long word in the first heading', 'hero.yaml', 'Hele badet.', 'Baderomsrehabilitering'],
  ['a single claim', 'hero.yaml', /( {2}- title: Løfte [123]\n.*\n)+/, ''],
  ['a no-break space', 'firm.yaml', 'phone: 00 00', 'phone: 00\u00a000'],
  ['a list left empty', 'staff.yaml', /others:\n.*\n/, 'others:\n'],
  ['no service', 'services.yaml', /services:\n(.*\n)*(?=promises)/, 'services: []\n'],
  ['a person without phone and e-mail', 'staff.yaml', / {4}phone: 00 00 00 00\n.*ola@.*\n/, ''],
])('explains %s', async (_, file, from, to) => {
  expect(await reportOn({ [file]: replace(from, to) })).toMatchSnapshot();
});

test.each([
  ['a colon in a text', 'lead: Husk: ring oss.'],
  ['a text after a brace', 'lead: {firma} bygger bad'],
  ['a text that begins with @', 'lead: @firma'],
  ['an unknown tag', 'lead: !firma x'],
  ['a quotation mark inside quotation marks', "lead: 'Er'e bra'"],
  ['an unclosed quotation mark', 'lead: "Åpne'],
  ['an unclosed bracket', 'lead: [Åpne'],
  ['a field twice', 'lead: Åpne\ntitle: Igjen\nfeatured: proj1\norder: [proj1, proj2]'],
  ['a tab', 'lead: Åpne\n\tx: y'],
  ['a missing colon', 'lead Åpne\nx: y'],
  ['an indent pasted from the web', 'lead: Åpne\n\u00a0x: y'],
  ['a crooked indent', 'lead:\n  - a\n b: c'],
  ['a second document', 'lead: Åpne\n---\nx: y'],
  ['a reference to nothing', 'lead: *firma'],
  ['a circular reference', 'lead: &lead [*lead]'],
  ['deeper nesting than the parser can read', `lead:\n${'- '.repeat(20_000)}\nx: y`],
])('explains what YAML does not accept: %s', async (_, lines) => {
  expect(await reportOn({ 'projects.yaml': `title: Prosjekter\n${lines}\n` })).toMatchSnapshot();
});

/** Names the people of `about.yaml` by their place in `staff.yaml`. */
const byPlace = (text: string) =>
  replace('name: Kari Nordmann', "name: '{ansatt 2}'")(named('{ansatt 1}')(text));

const named = (fact: string) => replace('name: Ola Nordmann', `name: '${fact}'`);

test.each<[string, Changes]>([
  ['the example', {}],
  ['a file that begins with a byte order mark', { 'projects.yaml': (text) => `\ufeff${text}` }],
  ['a note beside the projects', { 'projects/les.txt': 'x' }],
  ['people who are named by their place in staff.yaml', { 'about.yaml': byPlace }],
])('finds nothing wrong with %s', async (_, changes) => {
  expect(await reportOn(changes)).toBe('Innholdet i content er i orden.');
});

/** A firm of one person. */
const alone: Changes = {
  'staff.yaml': (text) => text.slice(0, text.indexOf('  - name: Kari')) + 'others: []\n',
  'about.yaml': (text) => text.replace(/ {2}- name: Kari(.*\n){3}/, ''),
};

/** A firm that has not done anything yet. */
const noProjects: Changes = Object.fromEntries(
  ['proj1', 'proj2'].flatMap((id) =>
    ['project.yaml', 'a.jpg', 'b.jpg'].map((file) => [`projects/${id}/${file}`, null]),
  ),
);

test.each<[string, Changes]>([
  ['a missing file', { 'projects.yaml': null }],
  ['a logo that is a photograph', { 'brand/logo.svg': Buffer.from('\xff\xd8', 'latin1') }],
  ['a file in another encoding', { 'projects.yaml': Buffer.from('title: \xc5pne\nlead: x\n', 'latin1') }],
  ['a file that nothing reads', { 'firma.yaml': 'name: x' }],
  [
    'a picture that is too narrow for the top of the page',
    { 'hero/narrow.jpg': await picture(1599), 'hero.yaml': replace('wide', 'narrow') },
  ],
  [
    'a logo and pictures of other parts that cannot be opened',
    {
      'about/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/>',
      'about/a.jpg': '',
      'projects/proj1/a.jpg': null,
    },
  ],
  [
    'a partner’s logo with a script',
    { 'about/logo.svg': svg.replace('/>', ' viewBox="0 0 4 4"><script>alert(1)</script></svg>') },
  ],
  [
    'a fact that this firm does not have',
    { ...alone, 'hero.yaml': replace('Vi tar jobben.', "'{fornavn 1} og {fornavn 2} tar jobben.'") },
  ],
  ['a fact that is not a person as a person', { 'about.yaml': named('{firma}') }],
  [
    'a mistake in staff.yaml once, not again where its people are named',
    { 'about.yaml': byPlace, 'staff.yaml': replace('email: ola@', 'email: ola at ') },
  ],
  ['a fact in the name of a person', { 'staff.yaml': named('{fornavn 1}') }],
  [
    'a project that is named by a firm without projects',
    { ...noProjects, 'projects.yaml': 'title: Prosjekter\nlead: Våre bad.\nfeatured: proj1\n' },
  ],
])('explains %s', async (_, changes) => expect(await reportOn(changes)).toMatchSnapshot());

test.each<[string, string, Changes[string]?]>([
  ['missing', 'services/dusj.jpg'],
  ['misspelt', 'servces/a.jpg'],
  ['in other letters', 'services/A.JPG'],
  ['outside the folder', '../a.jpg'],
  ['above and back', 'services/../about/a.jpg'],
  ['at an absolute path', '/etc/passwd.jpg'],
  ['on a drive', 'C:\\bilder\\a.jpg'],
  ['with a dot before', './services/a.jpg'],
  ['with a query', 'services/a?.jpg'],
  ['HEIC by name', 'services/a.HEIC'],
  ['HEIC by content', 'services/h.jpg', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['of another type', 'services/a.pdf'],
  ['of a type for logos', 'about/logo.svg'],
  ['of another type under a false name', 'services/s.jpg', svg],
  ['not a picture', 'services/t.jpg', 'tekst'],
  ['without anything in it', 'services/e.jpg', ''],
  ['that is a folder', 'services/d.jpg/name.txt', ''],
  ['copied in part', 'services/p.jpg', (await picture(1200, 900)).subarray(0, 3000)],
  ['too small', 'services/l.jpg', await picture(1199, 800)],
  ['on another site', 'https://bilder.example/a.jpg'],
])('explains a picture %s', async (_, name, file) => {
  const services = replace('services/a.jpg', name.replace('/name.txt', ''));
  expect(
    await reportOn({ ...(file !== undefined && { [name]: file }), 'services.yaml': services }),
  ).toMatchSnapshot();
});

// Windows lets few people make links.
test.skipIf(process.platform === 'win32')('follows no link, which could lead out of the folder', async () => {
  const outside = await writeExample();
  const directory = await writeExample({ 'about.yaml': null });
  await symlink(join(outside, 'about.yaml'), join(directory, 'about.yaml'));
  await rename(join(directory, 'services'), join(directory, 'borte'));
  await symlink(join(outside, 'services'), join(directory, 'services'));
  const text = report(check(await readContent(directory)), 'content');
  expect(text).toContain('content/about.yaml\n  Fant: ingenting (filen mangler)');
  expect(text).toContain('«services/a.jpg», som ikke finnes');
});

test('refuses a folder whose name no address can have', async () => {
  const directory = await writeExample({ 'projects.yaml': replace('proj2]', 'Bad 2]') });
  await rename(join(directory, 'projects/proj2'), join(directory, 'projects/Bad 2'));
  expect(report(check(await readContent(directory)), 'content')).toContain(
    'content/projects/Bad 2/project.yaml\n  Fant: en mappe som heter «Bad 2»\n  Ventet: Et mappenavn med små',
  );
});

test('reports all mistakes at once, by file and line', async () => {
  const text = await reportOn({
    'firm.yaml': (firm) => replace("'0000'", '0000')(replace('post@', 'post')(firm)),
    'staff.yaml': replace('phone: 00 00 00 00', 'phone: 12 34'),
    'projects.yaml': '',
    'services.yaml': replace('services/a.jpg', 'services/b.jpg'),
  });
  expect(text.match(/^content\/.*$/gm)).toEqual([
    'content/firm.yaml, linje 7, email',
    'content/firm.yaml, linje 10, address → postcode',
    'content/services.yaml, linje 8, services → 1 → image → file',
    'content/projects.yaml, linje 1',
    'content/staff.yaml, linje 6, staff → 1 → phone',
  ]);
  expect(text.endsWith('\n\nFant 5 feil i innholdet. Nettsiden ble ikke bygget.')).toBe(true);
});
