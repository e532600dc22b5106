import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { findExampleRemnants } from '../../src/content/status/example-remnants.ts';
import { readExample } from '../shared/example-content.ts';
import { writeContent } from './write.ts';

let folder: string;
const content = () => join(folder, 'content');
const firm = {
  name: 'Prøvefirma AS',
  shortName: 'Prøvefirma',
  founded: '2001',
  organisationNumber: '999 999 999',
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kom-i-gang-'));
  await cp('example', content(), { recursive: true });
  return () => rm(folder, { recursive: true });
});

it('has the facts of the firm, no unconfirmed claims, and gaps', async () => {
  // macOS writes this file.
  await writeFile(join(content(), 'projects/.DS_Store'), 'x');
  await writeContent(content(), {
    facts: { ...firm, managingDirector: 'Lea Prøvesen', main: '#7a1f2b' },
  });
  const read = await readContent(content());
  const texts = JSON.stringify(
    read.files.filter(({ name }) => name !== 'personvern.md').map(({ value }) => value),
  );
  expect(texts).toContain('Lea Prøvesen');
  expect(texts).not.toMatch(/Nordmann|Eksempelby, |Mesterbrev|våtromssert|takstmann|Garanti på|a9492a/i);
  expect(texts).toContain('FYLL UT: området dere arbeider i');
  const stopping = findExampleRemnants(read, await readExample()).filter(({ why }) => why !== undefined);
  expect(stopping.filter(({ text }) => text.startsWith('FYLL UT'))).toHaveLength(3);
  expect(await readdir(folder)).toEqual(['content']);
});

it('uses the singular for a firm of one, and keeps confirmed promises', async () => {
  await writeContent(content(), {
    facts: { ...firm, directorTitle: 'Innehaver' },
    isAlone: true,
    confirmed: ['fastpris', 'totalentreprise', 'befaring'],
  });
  const remnants = findExampleRemnants(await readContent(content()), await readExample());
  expect(remnants.filter(({ why }) => why === 'flere')).toEqual([]);
  expect(await readFile(join(content(), 'staff.yaml'), 'utf8')).toContain('title: Innehaver');
  expect(await readFile(join(content(), 'hero.yaml'), 'utf8')).toContain('Totalentreprise');
});

it('claims no experience for a young firm', async () => {
  await writeContent(content(), {
    facts: { ...firm, founded: String(new Date().getFullYear() - 2) },
  });
  expect(await readFile(join(content(), 'hero.yaml'), 'utf8')).not.toContain('års erfaring');
});

it('passes the length limits of search texts with the longest names and area', async () => {
  const [name, shortName] = ['Prøvesen-Prøvestad & Sønner Mur, Flis og Våtrom AS', 'å'.repeat(32)];
  const facts = { ...firm, name, shortName, serviceArea: 'å'.repeat(60) };
  await expect(writeContent(content(), { facts })).resolves.toBeUndefined();
});

it.each([
  ['another telephone', 'firm.yaml', 'phone: 00 00 00 01'],
  ['another file', 'projects/proj1/mitt.txt', 'x'],
])('is not changed if there is %s', async (_, file, text) => {
  await writeFile(join(content(), file), text);
  await expect(writeContent(content(), { facts: firm })).rejects.toThrow(
    /er deres eget. Ingenting er endret/,
  );
  expect(await readFile(join(content(), 'staff.yaml'), 'utf8')).toContain('Nordmann');
});

/** Runs the command without access to the register. */
const run = (...args: string[]) =>
  spawnSync('node', ['tools/get-started/main.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content(), ENHETSREGISTERET_URL: 'http://127.0.0.1:1' },
  });

it('is written by the command from an organisation number alone, and the gaps are listed', () => {
  const { status, stdout, stderr } = run('--orgnr', '999 999 999');
  expect(stderr).toBe('');
  expect(stdout).toContain('Får ikke kontakt med Enhetsregisteret.');
  expect(stdout).toMatch(/FYLL UT[^]+host mangler[^]+npm run dev[^]+npm run rediger/);
  expect(stdout.split('\n').length).toBeLessThan(65);
  expect(status).toBe(0);
}, 30_000);

it.each([
  [['--orgnr', '123456789'], 'Et organisasjonsnummer har ni sifre'],
  [[], 'trengs --orgnr'],
  [['--tlf', '1'], 'Forstår ikke «--tlf»'],
])('rejects the arguments %s with one sentence', { timeout: 30_000 }, (args, words) => {
  const { status, stderr } = run(...args);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
