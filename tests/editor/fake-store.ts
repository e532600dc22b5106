import { hash } from 'node:crypto';
import type { FileChange, Files, Store, StoredFile, Tree } from '../../src/editor/store/store.ts';
import { StoreError } from '../../src/editor/store/storeError.ts';

/** How the next commit or upload fails. `arrives`: the store has done it, but nobody hears of it. */
export type Fault = 'lost' | 'arrives' | 'expired' | 'refused';

/** Git's id of a file. */
export const hashFile = (bytes: string | Uint8Array) =>
  hash('sha1', Buffer.concat([Buffer.from(`blob ${Buffer.byteLength(bytes)}\0`), Buffer.from(bytes)]));

const asFile = (text: string): StoredFile => ({ id: hashFile(text), text });

/** A store in memory that loses answers and tells of an older content, as GitHub may. */
export function fakeStore(texts: Readonly<Record<string, string>>) {
  const start = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, asFile(text)]));
  const trees: Tree[] = [{ head: 'c1', sequence: 1, files: start }];
  const uploaded = new Set<string>();
  const faults: Fault[] = [];
  let staleReads = 0;

  const newest = () => trees.at(-1) ?? { head: '', sequence: 0, files: {} };
  const add = (files: Files) => {
    const sequence = newest().sequence + 1;
    trees.push({ head: `c${sequence}-${trees.length}`, sequence, files });
  };

  function apply(changes: Readonly<Record<string, FileChange>>): Files {
    const files: Record<string, StoredFile> = { ...newest().files };
    for (const [path, change] of Object.entries(changes)) {
      if (change === 'gone') {
        if (!files[path]) throw new Error(`${path} is deleted, and is not there.`);
        Reflect.deleteProperty(files, path);
      } else if ('text' in change) files[path] = asFile(change.text);
      else {
        const isKnown = uploaded.has(change.id) || trees.some((tree) => has(tree.files, change.id));
        if (!isKnown) throw new Error(`${path} was not uploaded.`);
        files[path] = { id: change.id };
      }
    }
    return files;
  }

  const store = (name: string): Store => ({
    name: () => Promise.resolve(name),
    read: async () => {
      await Promise.resolve();
      if (staleReads > 0) {
        staleReads -= 1;
        return trees.at(-2) ?? newest();
      }
      return newest();
    },
    upload: async (picture) => {
      const fault = faults.shift();
      if (fault === 'expired') throw new StoreError('signIn', 'Innloggingen har gått ut.');
      if (fault === 'lost') throw new StoreError('noContact', 'Får ikke kontakt.');
      uploaded.add(hashFile(new Uint8Array(await picture.arrayBuffer())));
    },
    picture: () => Promise.resolve(new Blob([])),
    commit: async ({ parent, files }) => {
      await Promise.resolve();
      const fault = faults.shift();
      if (fault === 'expired') throw new StoreError('signIn', 'Innloggingen har gått ut.');
      if (fault === 'refused') throw new StoreError('refused', 'GitHub sa nei.');
      if (fault === 'lost') throw new StoreError('noAnswer', 'Fikk ikke svar.');
      if (parent.head !== newest().head) return 'outdated';
      add(apply(files));
      if (fault === 'arrives') throw new StoreError('noAnswer', 'Fikk ikke svar.');
      return { head: newest().head, sequence: newest().sequence };
    },
    versions: () => Promise.resolve([]),
    filesBefore: () => Promise.resolve({}),
  });

  return {
    store,
    trees,
    newest,
    text: (path: string) => newest().files[path]?.text ?? '',
    /** Faults of the next requests that write, in order. */
    fail: (...next: Fault[]) => void faults.splice(0, faults.length, ...next),
    /** The next readings tell of the content before the last save. */
    beStale: (count: number) => void (staleReads = count),
    /** Somebody else saves. */
    change: (path: string, next: (text: string) => string) => {
      const text = newest().files[path]?.text;
      if (text === undefined) return false;
      add(apply({ [path]: { text: next(text) } }));
      return true;
    },
    /** Writes the history anew: the newest content, with fewer commits. */
    rewrite: () => void trees.push({ head: `r${trees.length}`, sequence: 1, files: newest().files }),
  };
}

const has = (files: Files, id: string) => Object.values(files).some((file) => file.id === id);
