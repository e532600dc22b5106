import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Changes,
  picture,
  replace,
  reportOn,
  writeExample,
} from '../../../tests/support/example-content.ts';
import { flat } from '../../../tests/support/flat.ts';
import { svg } from '../../../tests/support/svg.ts';
import { readContent } from '../../files/read.ts';
import { check } from './check.ts';
import { report } from './report.ts';

const png = (width: number, height: number, background = '#124') =>
  flat(width, height, background).png().toBuffer();

const withLogoFile = (name: string, file: string | Uint8Array | null) => ({
  'brand/brand.yaml': (text: string) => `${text}logo: ${name}\n`,
  [`brand/${name}`]: file,
});

/* Files that are missing, in the wrong place, or not what they should be, and what several files say. */

test.each<[string, Changes]>([
  ['a missing file', { 'projects.yaml': null }],
  ['a file in another encoding', { 'projects.yaml': Buffer.from('title: \xc5pne\nlead: x\n', 'latin1') }],
  ['a binary file', { 'projects.yaml': 'title: \0\n' }],
  ['a file that is a list', { 'projects.yaml': '- title: Prosjekter\n' }],
  ['a file of comments', { 'projects.yaml': '# title: Prosjekter\n' }],
  ['a privacy statement without front matter', { 'personvern.md': '## Sikkerhet\n' }],
  [
    'a privacy statement without headings',
    { 'personvern.md': '---\ntitle: Personvern\nlead: Om.\n---\nTekst.\n' },
  ],
  ['a logo that is not there', withLogoFile('merke.svg', null)],
  ['a logo that is a photograph', withLogoFile('merke.jpg', await picture(400, 400))],
  ['a logo whose file is damaged', withLogoFile('merke.svg', Buffer.from('\xff\xd8', 'latin1'))],
  ['a logo with text', withLogoFile('merke.svg', svg('<path d="M0 0h9v9z"/><text>Bad</text>'))],
  [
    'a logo as wide as a word',
    withLogoFile('merke.svg', svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 100 10"')),
  ],
  ['a logo that is too small', withLogoFile('merke.png', await png(100, 100))],
  ['a logo that is too light', withLogoFile('merke.png', await png(200, 200, '#fff'))],
  ['a logo without a size, known by its name alone', { 'brand/logo.svg': svg('<path d="M0 0h9v9z"/>', '') }],
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
    'a mistake in staff.yaml alone, where other files name its facts',
    { 'staff.yaml': replace('email: ola@', 'email: ola at ') },
  ],
  [
    'folders of projects that have no text, and that the page names',
    { 'projects/proj1/project.yaml': null, 'projects/proj2/project.yaml': null },
  ],
  [
    'copies that a cloud has made, and a hidden file',
    {
      'projects/proj2 (kopi)/project.yaml': 'title: x\n',
      'firm-PC.yaml': 'name: x\n',
      'projects/proj1/project-PC.yaml': 'title: x\n',
      '.staff.yaml.icloud': 'x',
    },
  ],
])('explains %s', async (_, changes) => expect(await reportOn(changes)).toMatchSnapshot());

test.each<[string, Changes]>([
  ['a file that begins with a byte order mark', { 'projects.yaml': (text) => `\ufeff${text}` }],
  ['a note beside the projects', { 'projects/les.txt': 'x' }],
  ['an order with a deleted project', { 'projects.yaml': replace('proj2]', 'proj2, badet]') }],
  ['what systems leave behind', { '.DS_Store': 'x', 'projects/._proj1': 'x', 'Thumbs.db': 'x' }],
])('finds nothing wrong with %s', async (_, changes) => {
  expect(await reportOn(changes)).toBe('Innholdet i content er i orden.');
});

test.each([
  ['a drawing without a field', { 'brand/logo.svg': svg('<path d="M0 0h9v9z"/>') }, 'svg+xml'],
  ['a PNG', withLogoFile('merke.png', await png(600, 500)), 'png'],
])('has a logo that is %s', async (_, changes, type) => {
  const content = await readContent(await writeExample(changes));
  expect(check(content)).toEqual([]);
  expect(content.theme?.logo?.drawing).toMatch(`data:image/${type};base64,`);
});

/* The sentence is the parser's own; here are the ways in which it reports. */
test.each([
  ['colons in a text, of which the first is told', 'lead: Husk: ring oss: i dag'],
  ['an unknown tag', 'lead: !firma x'],
  ['a missing colon', 'lead Åpne\nx: y'],
  ['an indent pasted from the web', 'lead: Åpne\n\u00a0x: y'],
  ['a text that begins with an asterisk', 'lead: *Åpne'],
])('explains what YAML does not accept: %s', async (_, lines) => {
  expect(await reportOn({ 'projects.yaml': `title: Prosjekter\n${lines}\n` })).toMatchSnapshot();
});

test('names a link in one sentence, and reads nothing of what it leads to', async () => {
  const directory = await writeExample({ 'projects.yaml': replace('featured: proj1', 'featured: proj2') });
  await symlink('/nowhere', join(directory, 'om oss'));
  await rm(join(directory, 'projects/proj1'), { recursive: true });
  await symlink(join(directory, 'projects/proj2'), join(directory, 'projects/proj1'));
  const content = await readContent(directory);
  expect(report(check(content), 'content')).toMatchSnapshot();
  expect(content.files.filter(({ name }) => name.startsWith('projects/'))).toHaveLength(1);
});

test('reports all mistakes at once, by file and line', async () => {
  const text = await reportOn({
    'firm.yaml': (firm) => replace("'0000'", '0000')(replace('post@', 'post')(firm)),
    'staff.yaml': replace('phone: 00 00 00 00', 'phone: 12 34'),
    'projects.yaml': '',
    'services.yaml': replace('services/a.jpg', 'services/b.jpg'),
  });
  expect(text.match(/^content\/.*$/gm)).toEqual([
    'content/firm.yaml, linje 6, email',
    'content/firm.yaml, linje 9, address → postcode',
    'content/services.yaml, linje 8, services → 1 → image → file',
    'content/projects.yaml, linje 1',
    'content/staff.yaml, linje 6, staff → 1 → phone',
  ]);
  expect(text.endsWith('\n\nFant 5 feil i innholdet. Nettsiden kan ikke bygges.')).toBe(true);
});
