import { appendFile, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeExample, type Changes } from '../../tests/support/example-content.ts';
import { gitOutput } from './git.ts';

const settings = `[user]
  name = Eier
  email = eier@eksempelbad.example
[commit]
  gpgsign = false
`;

/** A repository of a test, with the example's content committed on `main`; it goes when the test has finished. */
export async function makeRepository(changes: Changes = {}) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'skrivebord-')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const content = join(root, 'content');
  await rename(await writeExample(changes), content);
  await writeFile(join(root, 'README.md'), 'Nettsiden\n');
  const run = (...args: string[]) => gitOutput(root, args);
  await run('init', '--quiet', '--initial-branch=main');
  await appendFile(join(root, '.git/config'), settings);
  await run('add', '--all');
  await run('commit', '--quiet', '--message', 'Begynn');
  return { root, content, git: run };
}
