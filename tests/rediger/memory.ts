import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import {
  type Change,
  type Entry,
  type Repository,
  RepositoryError,
  type Snapshot,
} from '../../src/rediger/repository.ts';
import { exampleContent } from '../../tools/shared/example.ts';

/** The example's content at its first commit. */
export function exampleFiles(): Snapshot {
  const names = globSync('**/*.*', { cwd: exampleContent });
  const text = (name: string) =>
    /\.(yaml|md)$/.test(name) ? readFileSync(join(exampleContent, name), 'utf8') : null;
  return { commit: '0', files: new Map(names.map((name) => [name, text(name)])) };
}

/** A repository in memory that begins with the example's content. */
export function memoryRepository() {
  const snapshots = [exampleFiles()];
  const entries: Entry[] = [];
  const last = () => snapshots.at(-1) ?? { commit: '', files: new Map() };
  const apply = (title: string, { texts, pictures, deletions }: Change) => {
    const files = new Map([
      ...last().files,
      ...texts,
      ...[...pictures.keys()].map((name) => [name, null] as const),
    ]);
    for (const name of deletions) files.delete(name);
    const commit = String(snapshots.length);
    entries.unshift({
      commit,
      parent: last().commit,
      author: 'Ola Nordmann',
      date: '2026-01-01T12:00:00Z',
      title,
    });
    snapshots.push({ commit, files });
    return commit;
  };
  const repository: Repository = {
    read: () => Promise.resolve(last()),
    at: (commit) => Promise.resolve(snapshots[Number(commit)] ?? last()),
    picture: (name) => Promise.resolve(name),
    thumbnail: (name) => Promise.resolve(name),
    blob: (name, commit) => Promise.resolve(new Blob([`${name} ${commit}`])),
    commit: (message, base, change) =>
      base === last().commit
        ? Promise.resolve(apply(message, change))
        : Promise.reject(new RepositoryError('outdated', '')),
    history: () => Promise.resolve(entries),
    publishing: () => Promise.resolve({ state: 'out', text: '' }),
    signOut: () => Promise.resolve(),
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
      return apply('Et annet sted', {
        texts: new Map([[name, before.replace(from, to)]]),
        pictures: new Map(),
        deletions: [],
      });
    },
    apply,
  };
}
