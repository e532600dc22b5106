import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { npm } from '../../tools/shared/npm.ts';
import { installPrograms } from '../../tools/shared/programs.ts';

/*
 * npm run test:template: fills in the template as a firm would that is unlike the example (a sole trader with
 * one project and no photograph but its picture), builds it for the public and runs `test:site` on that
 * build.
 */

/** What the firm writes in the place of the template's gaps, by file. No `.test` exists. */
const written: Readonly<Record<string, readonly [string, string][]>> = {
  'firm.yaml': [
    ["'FYLL UT: firmanavnet'", 'Bø Bad'],
    ["'FYLL UT: kortnavn'", 'Bø Bad'],
    ['organisationNumber: 000 000 000', 'organisationNumber: 999 999 999'],
    ['phone: 00 00 00 00', "phone: '02800'"],
    ['post@firma.example', 'aud@bobad.test'],
    ["'FYLL UT: gateadressen'", 'Verkstedveien 14 B'],
    ["'0000'", "'5003'"],
    ["'FYLL UT: poststedet'", 'Bergen'],
    ['https://www.firma.example', 'https://www.bobad.test'],
    ["'FYLL UT: et slagord, noen få ord om dere'", 'Flis for flis'],
  ],
  'staff.yaml': [
    ["'FYLL UT: navnet på den som leder firmaet'", 'Aud Bø'],
    ['Daglig leder', 'Innehaver'],
    ['phone: 00 00 00 00', "phone: '02800'"],
  ],
  'about.yaml': [[/'FYLL UT: hvem dere er[^']*'/.source, 'Vi legger flis, og setter bort rør og strøm.']],
  'services.yaml': [[String.raw`\n *- 'FYLL UT:[^']*'`, '']],
  'personvern.md': [
    [String.raw`\n- FYLL UT:[^\n]*`, ''],
    [String.raw`FYLL UT: hvor lenge dere[^|]*`, '12 måneder '],
    [String.raw`FYLL UT: hvor lenge nettverten[^|]*`, '90 dager '],
  ],
  'projects.yaml': [],
};

const providers = `
enquiries:
  provider: formspree
  address: https://formspree.io/f/abcdefgh
  basis: clauses
host:
  provider: cloudflare
`;

const folder = mkdtempSync(join(tmpdir(), 'filled-template-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await fillIn();
await installPrograms();
const env = { ...process.env, CONTENT_DIR: folder, DEPLOY: '1' };
const isBuilt = await npm(['run', '--silent', 'build'], { env });
const passed = isBuilt && (await npm(['run', '--silent', 'test:site'], { env }));
process.exitCode = passed ? 0 : 1;

async function fillIn() {
  cpSync('template', folder, { recursive: true });
  for (const [name, texts] of Object.entries(written)) {
    const file = join(folder, name);
    let text = readFileSync(file, 'utf8');
    for (const [gap, words] of texts) {
      const filled = text.replaceAll(new RegExp(gap, 'g'), words);
      if (filled === text) throw new Error(`template/${name} has no «${gap}» any more.`);
      text = filled;
    }
    writeFileSync(file, name === 'firm.yaml' ? text + providers : text);
  }
  const project = join(folder, 'projects/2026-11-28-k3f9');
  mkdirSync(project, { recursive: true });
  const create = { width: 1600, height: 1200, channels: 3, background: '#567' } as const;
  await sharp({ create }).jpeg().toFile(join(project, 'bad.jpg'));
  const yaml = [
    'title: Grått bad',
    'description: Et lite bad.',
    'mainImage: bad.jpg',
    'images:',
    '  - file: bad.jpg',
    '    alt: Et grått bad',
  ];
  writeFileSync(join(project, 'project.yaml'), `${yaml.join('\n')}\n`);
}
