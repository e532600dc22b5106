import { clear, entries, setMany } from 'idb-keyval';
import type { Draft } from '../content.ts';

/** Storage key: the version of the draft's format, and the repository. */
const key = `3 ${EDITOR_REPO || 'denne maskinen'}`;

/** Each picture has a key of its own: it is written once, not with every key press. */
const pictureKey = (name: string) => `${key} ${name}`;

/** Names of the pictures that are in the database. */
const stored = new Set<string>();

/** Reads what was typed and not saved. */
export async function loadDraft(): Promise<Draft | undefined> {
  const found = new Map((await entries<string, unknown>().catch(withoutDatabase)) ?? []);
  const draft = found.get(key) as Draft | undefined;
  if (!draft) return undefined;
  const kept = [...found].flatMap(([name, picture]): [string, Blob][] =>
    name.startsWith(pictureKey('')) && picture instanceof Blob
      ? [[name.slice(pictureKey('').length), picture]]
      : [],
  );
  for (const [name] of kept) stored.add(name);
  return { ...draft, pictures: new Map([...draft.pictures, ...kept]) };
}

/** Keeps what is typed and not saved, also over a closed browser. */
export async function keepDraft(draft: Draft): Promise<void> {
  const fresh = [...draft.pictures].filter(([name]) => !stored.has(name));
  for (const [name] of fresh) stored.add(name);
  const pictures = fresh.map(([name, picture]): [string, Blob] => [pictureKey(name), picture]);
  await setMany([[key, { ...draft, pictures: new Map() }], ...pictures]).catch((error: unknown) => {
    for (const [name] of fresh) stored.delete(name);
    withoutDatabase(error);
  });
}

export async function forgetDraft(): Promise<void> {
  stored.clear();
  await clear().catch(withoutDatabase);
}

/** Private windows may have no database, and a full disk no room: then there are no drafts. */
function withoutDatabase(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
