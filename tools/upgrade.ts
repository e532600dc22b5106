import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { check } from '../src/content/check/check.ts';
import { andList } from '../src/content/check/issue.ts';
import { report } from '../src/content/check/report.ts';
import { readContent } from '../src/content/read.ts';
import { findExampleRemnants } from '../src/content/status/example-remnants.ts';
import { CommandError, runCommand } from './shared/command.ts';
import { stoppingRemnants } from './content-status/remnants.ts';
import { exampleContent } from './shared/example.ts';

/** Names that an upgrade leaves alone: the firm's content, its git history, and generated files. */
const untouched = [
  'content',
  '.git',
  'node_modules',
  '.astro',
  '.wrangler',
  '.inbox',
  'dist',
  'test-results',
];

/** Files in which a firm writes its settings at a host. */
const settingsFiles = ['wrangler.jsonc', 'edge/wrangler.jsonc'];

/*
 * npm run oppgrader -- <folder>: run in a later version of the project, it copies this version's code to a
 * firm's copy. It replaces whole folders, so that removed files disappear; `content/` is not touched
 * (docs/oppgradere.md).
 */
await runCommand(async () => {
  const copy = resolve(process.argv[2] ?? '');
  if (copy === resolve() || !existsSync(join(copy, 'content/firm.yaml')))
    throw new CommandError('Skriv hvor firmaets nettside er, for eksempel: npm run oppgrader -- ../nettside');
  await requireOwnContent(copy);
  const howToUndo = await makeBackup(copy);

  const isCode = (name: string) => !untouched.includes(name);
  const names = (await readdir('.')).filter(isCode);
  const kept = settingsFiles
    .filter((name) => existsSync(join(copy, name)))
    .map((name) => ({ name, bytes: readFileSync(join(copy, name)) }));
  for (const name of names) {
    await rm(join(copy, name), { recursive: true, force: true });
    await cp(name, join(copy, name), { recursive: true });
  }
  for (const { name, bytes } of kept) await writeFile(join(copy, name), bytes);

  const unknown = (await readdir(copy)).filter((name) => isCode(name) && !names.includes(name));
  console.log(
    [
      report(check(await readContent(join(copy, 'content'))), 'content'),
      `${copy} har fått den nye versjonen. content er ikke rørt, heller ikke ${andList(kept.map(({ name }) => name))}. ${howToUndo}`,
      unknown.length > 0 &&
        `Dette er ikke med i den nye versjonen. Slett det som ikke er deres eget: ${andList(unknown)}.`,
      'Nå, i den mappen: npm ci, npm run innholdsstatus og npm run dev.',
    ]
      .filter((line) => line !== false)
      .join('\n\n'),
  );
});

/** Only the copy's own example identifies its remnants, and the upgrade replaces it. */
async function requireOwnContent(copy: string): Promise<void> {
  const [content, example] = await Promise.all(
    ['content', exampleContent].map((name) => readContent(join(copy, name))),
  );
  const left = content && example && stoppingRemnants(findExampleRemnants(content, example), content);
  if (left !== undefined)
    throw new CommandError(
      `Den nye versjonen har et nytt eksempel, og kjenner ikke det gamle igjen. Bytt ut eller bekreft dette først:\n\n${left}`,
    );
}

/** Requires a clean git worktree or makes a backup folder, and says how to undo the upgrade. */
async function makeBackup(copy: string): Promise<string> {
  if (existsSync(join(copy, '.git'))) {
    const changes = execFileSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' });
    if (changes !== '') throw new CommandError(`Lagre endringene i git før du oppgraderer:\n\n${changes}`);
    return 'Se over med git diff, og lagre med git add -A og git commit.';
  }
  const before = `${copy}-før-oppgradering`;
  const filter = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  await cp(copy, before, { recursive: true, errorOnExist: true, force: false, filter });
  return `Slik den var, er den i ${before}.`;
}
