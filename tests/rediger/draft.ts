import type { Draft } from '../../src/rediger/content.ts';
import type { Choose } from '../../src/rediger/saving/merge.ts';
import { saveDraft } from '../../src/rediger/saving/save.ts';
import type { FileValue } from '../../src/rediger/values.ts';
import { memoryRepository } from './memory.ts';

/** For saves that must not ask. */
export const never: Choose = () => Promise.reject(new Error('nothing to ask'));

/** The example's content, and a draft of it in which files say something else. */
export async function begin(changes: Record<string, (value: FileValue) => FileValue> = {}) {
  const store = memoryRepository();
  const snapshot = await store.repository.read();
  const values = Object.entries(changes).map(
    ([name, change]) => [name, change(snapshot.values[name] ?? {})] as const,
  );
  const draft: Draft = { base: snapshot.commit, values: new Map(values), pictures: new Map() };
  return {
    ...store,
    snapshot,
    draft,
    save: (choose = never) => saveDraft(store.repository, { snapshot, draft }, choose),
  };
}

/** Changes the firm's phone number. */
export const phone = (value: FileValue) => ({ ...value, phone: '11 22 33 44' });
