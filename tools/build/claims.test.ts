import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Document } from 'yaml';
import { plans } from '../../tests/firms/plans.ts';
import { writeFirm } from '../../tests/firms/write-firm.ts';
import type { FieldPath } from '../../src/content/check/issue.ts';
import { fileOf } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { readYaml } from '../../src/content/read/yaml.ts';
import { valueAt } from '../../src/content/values.ts';
import { readExample } from '../shared/example-content.ts';
import { inspectBuild } from './inspect.ts';

// One reading is enough for all.
vi.mock('../shared/example-content.ts', async (load) => {
  const example = (await load<{ readExample: typeof readExample }>()).readExample();
  return { readExample: () => example };
});

const ready = { DEPLOY: '1', SITE_URL: 'https://bad.no', PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/abc' };

const folder = await mkdtemp(join(tmpdir(), 'firma-'));
// It makes none of the example's promises, and has one person with a name of the example.
const { answers, ...plan } = plans['many'] ?? expect.unreachable();
await writeFirm(folder, {
  ...plan,
  answers: { ...answers, facts: { ...answers.facts, founded: '2024' }, confirmed: ['navn'] },
});
const [firm, example] = [await readContent(folder), await readExample()];
await rm(folder, { recursive: true });

test('a firm whose content is all its own may be published', async () => {
  expect(await inspectBuild(firm, ready)).toMatchObject({ ready: true });
});

/** Path of a claim of the example, why it stops the build, and its place in the firm's shorter lists. */
test.each<[string, string, string, string?]>([
  ['firm.yaml', 'founded', 'sier når firmaet ble stiftet'],
  ['firm.yaml', 'organisationNumber', 'er oppdiktet'],
  ['firm.yaml', 'managingDirector', 'er et navn i eksempelet'],
  ['firm.yaml', 'serviceArea', 'sier hvor dere arbeider'],
  ['firm.yaml', 'certifications 0', 'påstår godkjenning'],
  ['firm.yaml', 'certifications 1', 'påstår våtromssertifisering'],
  ['firm.yaml', 'certifications 2', 'påstår mesterbrev', 'certifications 0'],
  ['firm.yaml', 'certifications 3', 'påstår takstmann', 'certifications 1'],
  ['hero.yaml', 'claims 0 title', 'lover erfaring'],
  ['hero.yaml', 'title 1', 'lover fast pris'],
  ['hero.yaml', 'claims 3 title', 'lover at dere tar hele jobben', 'claims 0 title'],
  ['about.yaml', 'lead', 'sier at dere er få'],
  ['about.yaml', 'pictures 0 alt', 'beskriver et annet bilde'],
  ['pages.yaml', 'home sharePicture alt', 'beskriver et annet bilde'],
  ['about.yaml', 'reasons points 0 title', 'påstår våtromssertifisering'],
  ['about.yaml', 'reasons points 2 title', 'påstår takstmann', 'reasons points 0 title'],
  ['about.yaml', 'contacts 1 role', 'påstår takstmann', 'contacts 0 role'],
  ['about.yaml', 'credentials cards 0 title', 'påstår godkjenning'],
  ['about.yaml', 'credentials cards 1 company', 'er oppdiktet'],
  ['about.yaml', 'credentials cards 3 title', 'påstår mesterbrev', 'credentials cards 0 title'],
  ['staff.yaml', 'staff 1 title', 'påstår takstmann'],
  ['services.yaml', 'services 4 description', 'påstår takstmann'],
  ['services.yaml', 'services 4 features 0', 'påstår takstmann'],
  ['services.yaml', 'promises points 2 title', 'lover erfaring', 'promises points 0 title'],
  ['services.yaml', 'promises points 3 text', 'lover garanti', 'promises points 0 text'],
])('the example’s claim alone stops it: %s, %s %s', async (name, from, why, to = from) => {
  const document = new Document(fileOf(firm, name).value);
  document.setIn(pathOf(to), valueAt(fileOf(example, name).value, ...pathOf(from)));
  const changed = readYaml(name, document.toString());
  const files = firm.files.map((file) => (file.name === name ? changed : file));
  const refused = await inspectBuild({ ...firm, folder: 'content', files }, ready);
  expect(refused.ready).toBe(false);
  const rows = refused.text.split('\n').filter((line) => line.startsWith('  content/'));
  expect(rows).toEqual([expect.stringMatching(new RegExp(`^  content/${name}, linje \\d+, .* ${why}$`))]);
});

const pathOf = (path: string): FieldPath =>
  path.split(' ').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
