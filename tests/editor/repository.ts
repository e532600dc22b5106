import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '../../src/pipeline/example.ts';

export type TestRepository = ReturnType<typeof makeRepository>;

/** Makes a git repository with a content in a folder, and ways to look at it from outside. */
export function makeRepository(root: string, content = exampleContent) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  cpSync(content, join(root, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ola Nordmann');
  git('config', 'user.email', 'ola@eksempelbad.example');
  git('config', 'core.looseCompression', '0');
  const commitAll = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '-m', message);
  };
  commitAll('Start');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const show = (...options: string[]) =>
    git('show', '--format=', ...options, 'HEAD')
      .trim()
      .split('\n');
  return {
    root,
    git,
    read,
    /** Changes a file and commits it, as a developer would. */
    change: (path: string, from: string, to: string) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
      writeFileSync(join(root, path), text.replace(from, to));
      commitAll('Endret et annet sted');
    },
    count: () => Number(git('rev-list', '--count', 'HEAD')),
    /** Lines that the last commit removed and added, without the three that name files. */
    lastDiff: () => show('--unified=0').filter((line) => /^[+-](?![+-]{2} )/.test(line)),
    /** Files of the last commit, as `D content/projects/proj4/0.jpg`. */
    lastFiles: () => show('--name-status', '--no-renames').map((line) => line.replaceAll('\t', ' ')),
    // Git may still be writing what a closed page asked for.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}
