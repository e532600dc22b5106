import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plans } from '../tests/firms/plans.ts';
import { writeFirm } from '../tests/firms/write-firm.ts';
import { picture } from '../tests/support/example-content.ts';

const root = await mkdtemp(join(tmpdir(), 'oppgrader-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const parts = ['package.json', 'wrangler.jsonc', 'src', 'tools', 'build', 'tests/content'];

/* A later version: two new fields (one required), other words, a new picture, a file less and a file more. */
const later = join(root, 'later');
for (const part of parts) await cp(part, join(later, part), { recursive: true });
await symlink(resolve('node_modules'), join(later, 'node_modules'));
const label = "'Teksten på knappen som fører til kontaktdelen.'),";
const fields = `note: text('Merknad', 'En ny merknad.'), aside: text('Tillegg', 'Et tillegg.').default('Nytt'),`;
for (const [name, from, to] of [
  ['src/content/schema/hero.ts', label, `${label} ${fields}`],
  ['tests/content/contact.yaml', 'RASKEST', 'RASKERE'],
] as const) {
  const text = await readFile(join(later, name), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(later, name), text.replace(from, to));
}
await writeFile(join(later, 'tests/content/hero/2.jpg'), await picture(1600));
await rm(join(later, 'tools/shared/port.ts'));
await writeFile(join(later, 'tools/new.ts'), '');
await writeFirm(join(root, 'firm'), plans['one'] ?? expect.unreachable());

/** A firm's copy of this version, with its settings at a host and a file of its own. */
async function makeCopy(name: string, content: string): Promise<string> {
  const copy = join(root, name);
  for (const part of parts) await cp(part, join(copy, part), { recursive: true });
  await cp(content, join(copy, 'content'), { recursive: true });
  await writeFile(join(copy, 'wrangler.jsonc'), '{ "name": "firma" }');
  await writeFile(join(copy, 'CNAME'), 'bad.test');
  return copy;
}

const bytesOf = (folder: string) =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

const upgrade = (copy: string) =>
  spawnSync('node', ['tools/upgrade.ts', copy], { cwd: later, encoding: 'utf8' });

test.each(['with', 'without'])(
  'a copy %s history gets the code, and keeps its content',
  { timeout: 60_000 },
  async (history) => {
    const copy = await makeCopy(history, join(root, 'firm'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
    if (history === 'with') {
      git('init', '-q');
      await writeFile(join(copy, 'content/new.txt'), 'x');
      expect(upgrade(copy).stderr).toContain('Lagre endringene i git');
      git('add', '-A');
      git('-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '-qm', 'Firm');
    }
    const before = bytesOf(join(copy, 'content'));
    const { stdout, stderr } = upgrade(copy);
    expect(stderr).toBe('');
    expect(bytesOf(join(copy, 'content'))).toEqual(before);
    for (const part of ['src', 'tools', 'tests/content'])
      expect(bytesOf(join(copy, part)), part).toEqual(bytesOf(join(later, part)));
    expect(await readFile(join(copy, 'wrangler.jsonc'), 'utf8')).toContain('firma');
    expect(stdout).toMatch(
      /hero\.yaml, linje \d+, note\n {2}Fant: ingenting[^\n]+\n {2}Ventet: En ny merknad/,
    );
    expect(stdout).not.toContain('aside');
    expect(stdout).toMatch(/ikke er deres eget: CNAME\./);
    if (history === 'with') expect(git('diff', '--stat', '--', 'content')).toBe('');
    else expect(bytesOf(`${copy}-før-oppgradering/src`)).toEqual(bytesOf('src'));
  },
);

test('remnants of the old example stop it before anything changes', { timeout: 60_000 }, async () => {
  const copy = await makeCopy('unfinished', 'tests/content');
  const { stderr, status } = upgrade(copy);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Bytt ut eller bekreft dette først[^]+2\.jpg/);
  expect(bytesOf(join(copy, 'src'))).toEqual(bytesOf('src'));
  expect(existsSync(`${copy}-før-oppgradering`)).toBe(false);
});
