import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../tests/support/example-content.ts';
import { writeContent } from './get-started/write.ts';

/** What of the project `innholdsstatus` needs. */
const parts = ['example', 'template', 'src', 'tools', 'build', 'package.json'];

let folder: string;
const [project, firm] = ['project', 'firm'].map((name) => () => join(folder, name)) as [
  () => string,
  () => string,
];

const git = (where: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Prøve', '-c', 'user.email=post@firma.example', ...words], {
    cwd: where,
    encoding: 'utf8',
  });
const commit = (where: string, message: string) => {
  git(where, 'add', '--all');
  git(where, 'commit', '--quiet', '--message', message);
};
const replace = async (name: string, from: string, to: string) => {
  const text = await readFile(join(project(), name), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(project(), name), text.replace(from, to));
};

/** A firm begins from a version; a later one has a new required field, another text and a new picture. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ny-versjon-'));
  await mkdir(project());
  for (const part of parts) await cp(part, join(project(), part), { recursive: true });
  await writeFile(join(project(), '.gitignore'), 'node_modules\n');
  git(project(), 'init', '--quiet', '--initial-branch=main');
  commit(project(), 'Version 1');
  git(folder, 'clone', '--quiet', project(), firm());
  await symlink(resolve('node_modules'), join(firm(), 'node_modules'), 'junction');
  await writeContent(join(firm(), 'content'), { organisationNumber: '999 999 999' });
  commit(firm(), 'Our content');
  await replace(
    'src/content/schema/firm.ts',
    '  phone: fact(phone),',
    '  motto: text("Motto", "Et motto på én linje."),\n  phone: fact(phone),',
  );
  await replace('example/contact.yaml', 'RASKEST', 'RASKERE');
  await writeFile(join(project(), 'example/hero/10.jpg'), await picture(1600));
  commit(project(), 'Version 2');
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const status = (where: string) =>
  spawnSync(process.execPath, ['tools/content-status/main.ts'], {
    cwd: where,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: '' },
  }).stdout;

test(
  'a later version is merged without conflict, and asks for what is new',
  { timeout: 60_000 },
  async () => {
    const before = await readFile(join(firm(), 'content/firm.yaml'), 'utf8');
    git(firm(), 'pull', '--quiet', '--no-rebase', '--no-edit', project(), 'main');
    expect(await readFile(join(firm(), 'content/firm.yaml'), 'utf8')).toBe(before);
    expect(await readFile(join(firm(), 'example/contact.yaml'), 'utf8')).toContain('RASKERE');
    expect(status(firm())).toMatch(
      /content\/firm\.yaml, linje \d+, motto\n {2}Fant: ingenting \(feltet mangler\)\n {2}Ventet: Et motto på én linje\./,
    );
  },
);

test('content moved into a later version is asked for the same', { timeout: 60_000 }, async () => {
  await symlink(resolve('node_modules'), join(project(), 'node_modules'), 'junction');
  await cp(join(firm(), 'content'), join(project(), 'content'), { recursive: true });
  expect(status(project())).toContain('Et motto på én linje.');
});
