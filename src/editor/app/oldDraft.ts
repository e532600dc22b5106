import { isGroup } from '../../content/values.ts';
import { waitForResult } from '../database.ts';
import { collectWords } from '../schemaDigest.ts';

/* Version 1.2 kept one draft for all forms, in the database of the package idb-keyval. */
const database = 'keyval-store';
const store = 'keyval';
const getKey = (name: string) => `4 ${name}`;

/** The words of a draft that version 1.2 left; empty if there is none. */
export async function readOldDraft(name: string): Promise<string> {
  const draft = await request((drafts) => drafts.get(getKey(name)) as IDBRequest<unknown>, 'readonly');
  if (!isGroup(draft) || !isGroup(draft['files'])) return '';
  const was = isGroup(draft['was']) ? draft['was'] : {};
  const words: string[] = [];
  for (const [file, value] of Object.entries(draft['files'])) {
    const before: string[] = [];
    const after: string[] = [];
    collectWords(was[file], before);
    if (isGroup(value)) collectWords(value, after);
    words.push(...after.filter((text) => !before.includes(text)));
  }
  return words.join('\n\n');
}

/** Removes it, with its pictures. */
export async function forgetOldDraft(): Promise<void> {
  await request((drafts) => drafts.clear(), 'readwrite');
}

/** Sends a request to the database, if there is one. */
async function request<Result>(
  ask: (drafts: IDBObjectStore) => IDBRequest<Result>,
  mode: IDBTransactionMode,
): Promise<Result | undefined> {
  try {
    // Opening a database makes it.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === database)) return undefined;
    const opened = await waitForResult(indexedDB.open(database));
    const result = await waitForResult(ask(opened.transaction(store, mode).objectStore(store)));
    opened.close();
    return result;
  } catch {
    // Where the browser refuses storage, nothing was kept.
    return undefined;
  }
}
