import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Files, Repository, Snapshot } from '../../src/rediger/repository.ts';
import { RepositoryError } from '../../src/rediger/request.ts';
import { exampleContent } from '../../tools/shared/example.ts';

/** The example's content at its first commit. */
export function exampleFiles(): Snapshot {
  const names = globSync('**/*.*', { cwd: exampleContent });
  const text = (name: string) =>
    /\.(yaml|md)$/.test(name) ? readFileSync(join(exampleContent, name), 'utf8') : null;
  return { commit: '0', tree: '', files: new Map(names.map((name) => [name, text(name)])) };
}

/** A repository in memory that begins with the example's content. */
export function memoryRepository() {
  const snapshots = [exampleFiles()];
  const entries: Entry[] = [];
  const last = () => snapshots.at(-1) ?? exampleFiles();
  const apply = (title: string, files: Files) => {
    const commit = String(snapshots.length);
    const parent = last().commit;
    entries.unshift({ commit, parent, author: 'Ola Nordmann', date: '2026-01-01T12:00:00Z', title });
    snapshots.push({ commit, tree: '', files });
    return last();
  };
  const repository: Repository = {
    read: (commit) => Promise.resolve(snapshots[Number(commit ?? NaN)] ?? last()),
    picture: (name) => Promise.resolve(name),
    thumbnail: (name) => Promise.resolve(name),
    commit: async (title, base, files) => {
      if (base.commit !== last().commit) throw new RepositoryError('outdated');
      const isSame =
        files.size === base.files.size && [...files].every(([name, text]) => base.files.get(name) === text);
      return isSame ? base : apply(title, files);
    },
    history: () => Promise.resolve(entries),
    runs: () => Promise.resolve([]),
  };
  return {
    repository,
    read: (name: string) => last().files.get(name) ?? '',
    names: () => [...last().files.keys()],
    entries: () => entries,
    /** Changes a file as somebody else would. */
    change: (name: string, from: string, to: string) => {
      const before = last().files.get(name) ?? '';
      if (!before.includes(from)) throw new Error(`${name} does not have ${from}`);
      return apply('Et annet sted', new Map([...last().files, [name, before.replace(from, to)]])).commit;
    },
  };
}
