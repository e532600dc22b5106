import { delMany, entries, get, update } from 'idb-keyval';
import { type Draft, type Files, type Snapshot, unchanged, withFiles } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import { noFields } from '../values.ts';
import { restored, type StoredDraft, storedOf } from './restored.ts';
import {
  isPicture,
  readPicture,
  type SentPicture,
  storePicture,
  type StoredPicture,
  storeSent,
} from './storedPictures.ts';

type Stored = Map<string, StoredDraft | StoredPicture | Blob>;

/** The drafts of one tab. */
export type Drafts = ReturnType<typeof openDrafts>;

/**
 * Keeps unsaved input, also when the browser is closed. Only the tab that took the draft last may change it.
 *
 * @param repositoryName tells the drafts of several repositories apart
 */
export function openDrafts(repositoryName: string) {
  // The number is the version of the format.
  const key = `4 ${repositoryName}`;
  const tab = crypto.randomUUID();
  let hasRoom = true;
  const onSent = (name: string) => (id: string) => void whereAllowed(() => storeSent(name, id));

  return {
    /**
     * Takes the draft over from any other tab: the newest content with what was typed and not saved.
     *
     * @returns `isKept` is false where this browser keeps nothing
     * @throws RepositoryError where the history cannot be read now; the draft stays kept
     */
    take: async (
      newest: Snapshot,
      repository: Pick<Repository, 'read' | 'since' | 'hold'>,
    ): Promise<{ draft: Draft; isKept: boolean }> => {
      const none: StoredDraft = { base: newest.commit, was: {}, files: {} };
      const claim = () => update<StoredDraft>(key, (now = none) => ({ ...now, tab }));
      // Private windows may have no database.
      const found = await whereAllowed(async () => {
        await claim();
        return readAll();
      });
      if (!found) return { draft: unchanged(newest), isKept: false };
      const pictures = picturesIn(found);
      for (const [name, stored] of pictures) {
        const { picture, id } = readPicture(stored);
        repository.hold(name, picture, { id, onSent: onSent(name) });
      }
      const names: Files = Object.fromEntries(pictures.map(([name]) => [name, noFields]));
      const [stored = none] = draftsIn(found).flatMap(([name, draft]) => (name === key ? [draft] : []));
      // Another tab may have saved after the content was read, and before it was taken over from.
      const current = stored.base === newest.commit ? newest : await repository.read();
      const draft = withFiles(await restored(current, stored, repository), names);
      await delMany(unusedIn(found));
      return { draft, isKept: true };
    },
    /** Keeps the draft. `taken`: another tab has taken it over. `failed`: it, or a picture, is not kept. */
    keep: async (draft: Draft): Promise<'kept' | 'taken' | 'failed'> => {
      let isOwn = true;
      try {
        await update<StoredDraft | undefined>(key, (now) => {
          isOwn = now?.tab === tab;
          return isOwn ? { ...storedOf(draft), tab } : now;
        });
      } catch {
        // A full disk has no room.
        return 'failed';
      }
      if (!isOwn) return 'taken';
      return hasRoom ? 'kept' : 'failed';
    },
    /** True if another tab has taken the draft over. */
    isTaken: async () => {
      const kept = await whereAllowed(() => get<StoredDraft>(key));
      return kept !== undefined && kept.tab !== tab;
    },
    /** Keeps a new picture: once, and not with every key press. Returns what the repository needs of it. */
    keepPicture: async (name: string, picture: Blob): Promise<SentPicture> => {
      const done = await whereAllowed(async () => {
        await storePicture(name, picture);
        return true;
      });
      hasRoom &&= done === true;
      return { onSent: onSent(name) };
    },
    /** Forgets the draft and its pictures, as the owner asked to. */
    forget: () =>
      whereAllowed(async () => {
        const found = await readAll();
        found.delete(key);
        await delMany([key, ...unusedIn(found)]);
      }),
  };
}

const readAll = async (): Promise<Stored> => new Map(await entries());

/** Storage may be full, or blocked; if blocked, it may also throw synchronously. */
const whereAllowed = async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await task();
  } catch {
    return undefined;
  }
};

const draftsIn = (found: Stored) =>
  [...found].flatMap(([name, value]) => (isPicture(value) ? [] : [[name, value] as const]));

const picturesIn = (found: Stored) =>
  [...found].flatMap(([name, value]) => (isPicture(value) ? [[name, value] as const] : []));

/** Names of pictures that no draft names. */
function unusedIn(found: Stored) {
  const named = JSON.stringify(draftsIn(found));
  const file = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  return picturesIn(found).flatMap(([name]) => (named.includes(file(name)) ? [] : [name]));
}
