import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { check } from '../../src/content/check/check.ts';
import { openLines } from '../../src/content/gaps.ts';
import { readContent } from '../../src/content/read.ts';
import { type Facts, questions } from './questions.ts';
import { writeContent } from './write.ts';

let folder: string;
const content = () => join(folder, 'content');
const firm: Facts = {
  name: 'Prøvefirma AS',
  shortName: 'Prøvefirma',
  organisationNumber: '999 999 999',
  managingDirector: 'Lea Prøvesen',
  street: 'Prøveveien 1',
  postcode: '5003',
  city: 'Bergen',
  phone: '411 23 450',
  email: 'post@provefirma.no',
  website: 'https://www.provefirma.no',
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kom-i-gang-'));
  return () => rm(folder, { recursive: true });
});

it('has the facts of the firm, and gaps where only the firm can speak', async () => {
  await writeContent(content(), { ...firm, founded: '2001', weekdayHours: '7-15.30', main: '#7a1f2b' });
  const read = await readContent(content());
  const text = await readFile(join(content(), 'firm.yaml'), 'utf8');
  expect(text).toMatch(/^# Alt om firmaet[^]+founded: 2001/);
  expect(text).toMatch(/from: mandag\s+to: fredag\s+opens: '07:00'\s+closes: '15:30'/);
  expect(check(read)).toEqual([]);
  expect([...new Set(openLines(read).map(({ file }) => file))]).toEqual([
    'firm.yaml',
    'about.yaml',
    'services.yaml',
    'personvern.md',
  ]);
  expect(await readdir(folder)).toEqual(['content']);
});

it('takes an answer to every question', async () => {
  const answers = { ...firm, weekdayHours: '7-16', main: '#000000', accent: '#1e5bd8' };
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(Object.keys(questions)));
  await writeContent(content(), answers);
  const brand = await readFile(join(content(), 'brand/brand.yaml'), 'utf8');
  expect(brand).toMatch(/^main: '#000000'\naccent: '#1e5bd8'$/m);
});

it('keeps the main colour of the template where only the accent is known', async () => {
  await writeContent(content(), { ...firm, accent: '#1e5bd8' });
  expect(await readFile(join(content(), 'brand/brand.yaml'), 'utf8')).toMatch(
    /^main: .+\naccent: '#1e5bd8'$/m,
  );
});

it('claims nothing: no year, number, price, guarantee, approval, or word of praise', async () => {
  const { files } = await readContent('template');
  const claims =
    /gratis|garanti|pris|godkjent|sertifisert|mester|erfaring|\bbest\b|ledende|spesialist|\d+ (års|bad|m)\b|Nordmann/i;
  const lines = files
    .filter(({ name }) => name !== 'personvern.md')
    .flatMap(({ text = '' }) => text.split('\n'))
    .filter((line) => !/^\s*#|FYLL UT/.test(line));
  expect(lines.filter((line) => claims.test(line))).toEqual([]);
});

/** Runs the command without access to the register. */
const run = (...args: string[]) =>
  spawnSync('node', ['tools/get-started/main.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content(), ENHETSREGISTERET_URL: 'http://127.0.0.1:1' },
  });

it('makes content from an organisation number alone, and lists the gaps that stop a public build', () => {
  const { status, stdout, stderr } = run('--orgnr', '999 999 999');
  expect(stderr).toBe('');
  expect(stdout).toContain('Fikk ikke noe svar om 999 999 999 fra Enhetsregisteret.');
  expect(stdout).toMatch(
    /phone: 00 00 00 00[^]+email: post@firma.example[^]+host mangler[^]+npm run rediger/,
  );
  expect(status).toBe(0);
}, 60_000);

it('changes nothing in a folder that is there', async () => {
  await mkdir(content());
  await writeFile(join(content(), 'firm.yaml'), 'name: Vårt');
  await expect(writeContent(content(), firm)).rejects.toThrow('Ingenting er endret.');
  expect(await readdir(content())).toEqual(['firm.yaml']);
});

it.each([
  [[], 'trengs --orgnr'],
  [['--tlf', '1'], 'Forstår ikke «--tlf»'],
])('rejects the arguments %s with one sentence', { timeout: 30_000 }, (args, words) => {
  const { status, stderr } = run(...args);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
