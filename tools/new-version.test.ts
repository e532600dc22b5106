import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeContent } from './get-started/write.ts';

/** What of the project `innholdsstatus` needs. */
const parts = ['example', 'template', 'src', 'tools', 'build', 'package.json'];

const git = (where: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Prøve', '-c', 'user.email=post@firma.example', ...words], {
    cwd: where,
    encoding: 'utf8',
  });
const commit = (where: string, message: string) => {
  git(where, 'add', '--all');
  git(where, 'commit', '--quiet', '--message', message);
};
const replace = async (file: string, from: string, to: string) => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

test(
  'a later version is merged without conflict, and asks for what is new',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ny-versjon-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [project, firm] = [join(folder, 'project'), join(folder, 'firm')];
    // Photographs would only take time.
    const filter = (name: string) => !name.endsWith('.jpg');
    for (const part of parts) await cp(part, join(project, part), { recursive: true, filter });
    await writeFile(join(project, '.gitignore'), 'node_modules\n');
    git(project, 'init', '--quiet', '--initial-branch=main');
    commit(project, 'Version 1');

    git(folder, 'clone', '--quiet', project, firm);
    await symlink(resolve('node_modules'), join(firm, 'node_modules'), 'junction');
    await writeContent(join(firm, 'content'), { organisationNumber: '999 999 999' });
    commit(firm, 'Our content');
    const before = await readFile(join(firm, 'content/firm.yaml'), 'utf8');

    const phone = '  phone: fact(phone),';
    const motto = '  motto: text("Motto", "Et motto på én linje."),';
    await replace(join(project, 'src/content/schema/firm.ts'), phone, `${motto}\n${phone}`);
    await replace(join(project, 'example/contact.yaml'), 'RASKEST', 'RASKERE');
    commit(project, 'Version 2');

    git(firm, 'pull', '--quiet', '--no-rebase', '--no-edit', project, 'main');
    expect(await readFile(join(firm, 'content/firm.yaml'), 'utf8')).toBe(before);
    expect(await readFile(join(firm, 'example/contact.yaml'), 'utf8')).toContain('RASKERE');
    const { stdout } = spawnSync(process.execPath, ['tools/content-status/main.ts'], {
      cwd: firm,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: '' },
    });
    expect(stdout).toMatch(
      /content\/firm\.yaml, linje \d+, motto\n {2}Fant: ingenting \(feltet mangler\)\n {2}Ventet: Et motto på én linje\./,
    );
  },
);
