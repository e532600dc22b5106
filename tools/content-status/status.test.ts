import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { picture, writeExample, type Changes } from '../../tests/support/example-content.ts';
import { readContent } from '../../src/content/read.ts';
import { findDemoFacts } from './demo.ts';
import { contentStatus } from './status.ts';

/** What makes the example's facts a firm's own, as far as the status can tell. */
const own = (text: string) =>
  text
    .replaceAll(/Eksempel ?/g, 'Fjord')
    .replaceAll('eksempel', 'fjord')
    .replaceAll('Nordmann', 'Hansen')
    .replaceAll('.example', '.no')
    .replaceAll('000 000 000', '999 999 999')
    .replaceAll('00 00 00 00', '99 99 99 99')
    .replaceAll("'0000'", "'1234'")
    .replaceAll('https://www.facebook.com/', 'https://www.facebook.com/fjordbad');

const ownFirm: Changes = Object.fromEntries(
  ['firm', 'about', 'staff', 'projects/proj1/project', 'projects/proj2/project'].map((name) => [
    `${name}.yaml`,
    own,
  ]),
);

const texts = async (changes: Changes) =>
  findDemoFacts(await readContent(await writeExample(changes))).map(({ file, text }) => `${file}: ${text}`);

test('finds nothing of the example in a firm’s own content', async () => {
  expect(await texts(ownFirm)).toEqual([]);
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
])('sees whether «%s» is of the example: %s', async (text, isDemo) => {
  const found = await texts({ ...ownFirm, 'projects.yaml': `title: Prosjekter\nlead: '${text}'\n` });
  expect(found).toEqual(isDemo ? [`projects.yaml: ${text}`] : []);
});

test('names file, line and field, in the privacy statement too', async () => {
  const folder = await writeExample({
    ...ownFirm,
    'staff.yaml': (text) => own(text).replace('- Per Hansen', '- Per Nordmann'),
    'personvern.md': (text) => text.replace('Ring {telefon}.', 'Ring Eksempelbad.'),
  });
  expect(findDemoFacts(await readContent(folder))).toEqual([
    { file: 'staff.yaml', line: 13, field: ['others', 0], text: 'Per Nordmann' },
    { file: 'personvern.md', line: 8, field: [], text: 'Ring Eksempelbad.' },
  ]);
});

test('knows the example’s pictures under any name', async () => {
  const folder = await writeExample(ownFirm);
  await mkdir(join(folder, 'hero'), { recursive: true });
  const original = fileURLToPath(new URL('../../tests/content/hero/0.jpg', import.meta.url));
  await copyFile(original, join(folder, 'hero/vårt-bad.jpg'));
  expect(findDemoFacts(await readContent(folder))).toEqual([
    { file: 'hero', field: [], text: '1 bilde: vårt-bad.jpg' },
  ]);
});

test('tells what is filled in, what is missing and what the pictures are', async () => {
  const folder = await writeExample({ ...ownFirm, 'hero/unused.png': await picture(4100) });
  const status = contentStatus({ ...(await readContent(folder)), folder: 'content' });
  expect(status).toMatch(/Telefon +utfylt +99 99 99 99/);
  expect(status).toMatch(/Register +mangler\n/);
  expect(status).toMatch(/Prosjekt proj1 +utfylt +Et bad \(2 bilder\)/);
  expect(status).toMatch(/hero\/wide\.jpg +1600 × 10 /);
  expect(status).toContain('hero/unused.png: Brukes ikke.');
  expect(status).toContain('hero/unused.png: Større enn nødvendig');
  expect(status).toContain('Alt-teksten «Badet sett fra døren» står i flere prosjekter: proj1 og proj2.');
  expect(status).toContain('mangler: Register, Skjemaleverandør og Driftsleverandør.');
  expect(status).toContain('Ingenting er igjen av eksempelet.');
});

test('marks the example, warns of small pictures and lists mistakes, all in one', async () => {
  const folder = await writeExample({
    'hero/wide.jpg': await picture(900),
    'contact.yaml': (text) => text.replace('hoursTitle: Åpningstider\n', ''),
  });
  const status = contentStatus({ ...(await readContent(folder)), folder: 'content' });
  expect(status).toMatch(/Telefon +eksempel +00 00 00 00/);
  expect(status).toMatch(/content\/firm\.yaml +\d+ +address → street +Eksempelveien 1/);
  expect(status).toContain('hero/wide.jpg: For lite: bør være minst 1600 piksler bredt.');
  expect(status).toContain('content/contact.yaml');
  expect(status).toContain('Feilene må rettes før nettstedet kan bygges.');
});
