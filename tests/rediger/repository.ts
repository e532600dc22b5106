import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleContent } from '../../tools/shared/example.ts';

/** A repository of its own with the example's content in it, and ways to look at it from outside. */
export interface TestRepository {
  root: string;
  git: (...arguments_: string[]) => string;
  read: (path: string) => string;
  /** Changes a file and commits it, as somebody else would. */
  change: (path: string, from: string, to: string) => void;
  /** How many commits there are. */
  count: () => number;
  /** Lines that the last commit took away and put in, without the three that name files. */
  lastDiff: () => string[];
}

/** Makes one; it lies in the system's folder for temporary files. */
export function makeRepository(): TestRepository {
  const root = mkdtempSync(join(tmpdir(), 'rediger-'));
  const git = (...arguments_: string[]) => execFileSync('git', arguments_, { cwd: root, encoding: 'utf8' });
  cpSync(exampleContent, join(root, 'content'), { recursive: true });
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
  return {
    root,
    git,
    read,
    change: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
      writeFileSync(join(root, path), text.replace(from, to));
      commitAll('Endret et annet sted');
    },
    count: () => Number(git('rev-list', '--count', 'HEAD')),
    lastDiff: () =>
      git('show', '--format=', '--unified=0', 'HEAD')
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2} )/.test(line)),
  };
}
