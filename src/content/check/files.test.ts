import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture, replace, reportOn, writeExample } from '../../../tests/support/example-content.ts';
import { svg } from '../../../tests/support/svg.ts';
import { readContent } from '../read.ts';
import { check } from './check.ts';
import { report } from './report.ts';

const png = (width: number, height: number, background = '#124') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/* Files that are missing, in the wrong place, or not what they should be. */

test.each<[string, string, string | Uint8Array | null]>([
  ['a missing file', 'projects.yaml', null],
  ['a file in another encoding', 'projects.yaml', Buffer.from('title: \xc5pne\nlead: x\n', 'latin1')],
  ['a binary file', 'projects.yaml', 'title: \0\n'],
  ['a file that is a list', 'projects.yaml', '- title: Prosjekter\n'],
  ['a file of comments', 'projects.yaml', '# title: Prosjekter\n'],
  ['a privacy statement without front matter', 'personvern.md', '## Sikkerhet\n'],
  [
    'a privacy statement without headings',
    'personvern.md',
    '---\ntitle: Personvern\nlead: Om.\n---\nTekst.\n',
  ],
])('explains %s', async (_, file, content) => {
  expect(await reportOn({ [file]: content })).toMatchSnapshot();
});

const logoOf = (name: string, file: string | Uint8Array) => ({
  'brand/brand.yaml': (text: string) => `${text}logo: ${name}\n`,
  [`brand/${name}`]: file,
});

test.each([
  ['that is not there', { 'brand/brand.yaml': (text: string) => `${text}logo: merke.svg\n` }],
  ['that is a photograph', logoOf('merke.jpg', await picture(400, 400))],
  ['whose file is damaged', logoOf('merke.svg', Buffer.from('\xff\xd8', 'latin1'))],
  ['with a script', logoOf('merke.svg', svg('<script>alert(1)</script>'))],
  ['as wide as a word', logoOf('merke.svg', svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 100 10"'))],
  ['that is too small', logoOf('merke.png', await png(100, 100))],
  ['as wide as a word, as PNG', logoOf('merke.png', await png(400, 100))],
  ['that is too light', logoOf('merke.png', await png(200, 200, '#fff'))],
  ['known by its name alone', { 'brand/logo.svg': svg('') }],
])('explains a logo %s', async (_, changes) => {
  expect(await reportOn(changes)).toMatchSnapshot();
});

test.each([
  ['a drawing without a field', { 'brand/logo.svg': svg('<path d="M0 0h9v9z"/>') }, undefined],
  ['a PNG', logoOf('merke.png', await png(600, 500)), '/logo.png'],
])('has a logo that is %s', async (_, changes, src) => {
  const content = await readContent(await writeExample(changes));
  expect(check(content)).toEqual([]);
  expect(content.theme?.logo?.body).toMatch(src ? /^<image width="256" height="213" href="data:/ : /^<path/);
  expect(content.theme?.logo?.src).toBe(src);
});

test.each([
  ['a wrong field in the front matter', 'lead: Om personvern.', 'lead: 5'],
  ['an unknown fact in the privacy statement', '{telefon}', '{tlf}'],
])('explains %s', async (_, from, to) => {
  expect(await reportOn({ 'personvern.md': replace(from, to) })).toMatchSnapshot();
});

test.each([
  ['a colon in a text', 'lead: Husk: ring oss.'],
  ['a text after a brace', 'lead: {firma} bygger bad'],
  ['an unknown tag', 'lead: !firma x'],
  ['a quotation mark inside quotation marks', "lead: 'Er'e bra'"],
  ['an unclosed quotation mark', 'lead: "Åpne'],
  ['a field twice', 'lead: Åpne\ntitle: Igjen\nfeatured: proj1\norder: [proj1, proj2]'],
  ['a tab', 'lead: Åpne\n\tx: y'],
  ['a missing colon', 'lead Åpne\nx: y'],
  ['an indent pasted from the web', 'lead: Åpne\n\u00a0x: y'],
  ['a crooked indent', 'lead:\n  - a\n b: c'],
  ['a second document', 'lead: Åpne\n---\nx: y'],
  ['a text that begins with an asterisk', 'lead: *Åpne'],
])('explains what YAML does not accept: %s', async (_, lines) => {
  expect(await reportOn({ 'projects.yaml': `title: Prosjekter\n${lines}\n` })).toMatchSnapshot();
});

test('refuses a folder whose name no address can have', async () => {
  const directory = await writeExample({ 'projects.yaml': replace('proj2]', 'Bad 2]') });
  await rename(join(directory, 'projects/proj2'), join(directory, 'projects/Bad 2'));
  expect(report(check(await readContent(directory)), 'content')).toContain(
    'content/projects/Bad 2/project.yaml\n  Fant: en mappe som heter «Bad 2»\n  Ventet: Et mappenavn med små',
  );
});
