import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../../src/rediger/content.ts';
import type { Entry, Repository } from '../../src/rediger/repository/repository.ts';
import { RepositoryError } from '../../src/rediger/repository/request.ts';
import { isContentFile } from '../../src/rediger/projects.ts';
import { readValue } from '../../src/rediger/saving/text.ts';
import { sourceOf, type Values } from '../../src/rediger/values.ts';
import { exampleContent } from '../../build/example.ts';

/** The example's content at its first commit. */
export function exampleSnapshot(): Snapshot {
  const names = globSync('**/*.*', { cwd: exampleContent });
  const value = (name: string) =>
    isContentFile(name) ? readValue(name, readFileSync(join(exampleContent, name), 'utf8')) : null;
  return { commit: '0', tree: '', values: Object.fromEntries(names.map((name) => [name, value(name)])) };
}

const textIn = (values: Values, name: string) => sourceOf(values[name] ?? {}) ?? '';

/** A repository in memory that begins with the example's content. */
export function memoryRepository() {
  const snapshots = [exampleSnapshot()];
  const entries: Entry[] = [];
  const last = () => snapshots.at(-1) ?? exampleSnapshot();
  const apply = (title: string, values: Values) => {
    const commit = String(snapshots.length);
    const parent = last().commit;
    entries.unshift({ commit, parent, author: 'Ola Nordmann', date: '2026-01-01T12:00:00Z', title });
    snapshots.push({ commit, tree: '', values });
    return last();
  };
  const repository: Repository = {
    read: (commit) => Promise.resolve(snapshots[Number(commit ?? NaN)] ?? last()),
    hold: () => new Map(),
    picture: (name) => Promise.resolve(name),
    thumbnail: (name) => Promise.resolve(name),
    commit: async (title, base, values) => {
      if (base.commit !== last().commit) throw new RepositoryError('outdated');
      const names = Object.keys({ ...base.values, ...values });
      const isSame = names.every(
        (name) => name in values && name in base.values && textIn(values, name) === textIn(base.values, name),
      );
      return isSame ? base : apply(title, values);
    },
    history: () => Promise.resolve(entries),
    runs: () => Promise.resolve([]),
  };
  return {
    repository,
    read: (name: string) => textIn(last().values, name),
    names: () => Object.keys(last().values),
    entries: () => entries,
    /** Changes a file as somebody else would. */
    change: (name: string, from: string, to: string) => {
      const before = textIn(last().values, name);
      if (!before.includes(from)) throw new Error(`${name} does not have ${from}`);
      const changed = readValue(name, before.replace(from, to));
      return apply('Et annet sted', { ...last().values, [name]: changed }).commit;
    },
  };
}
