import { openDatabase, waitForEnd, waitForResult } from './database.ts';
import { type Draft, newRevision } from './draft.ts';

/** A draft as it is kept. */
export interface StoredDraft extends Draft {
  /** Digest of the form's schema, by which an updated site knows older drafts. */
  schema: string;
}

/** A draft that was taken out of its form, and when. */
export interface DraftAside {
  form: string;
  /** ISO 8601. */
  date: string;
  draft: Draft;
}

/** A new picture, as bytes: WebKit keeps no Blob in private windows (bug 156347). */
interface StoredPicture {
  bytes: ArrayBuffer;
  type: string;
}

const storeNames = ['drafts', 'aside', 'pictures', 'saves'] as const;
type StoreName = (typeof storeNames)[number];

/** How many drafts of a form are kept aside. */
const mostAside = 3;

/** Keys of the drafts of a form that were taken out of it: the form, and the date. */
const keysOfForm = (form: string) => IDBKeyRange.bound([form], [form, []]);

/** What this browser keeps of unsaved work. */
export type DraftStorage = ReturnType<typeof openDraftStorage>;

/**
 * Opens the database of the drafts for a site. Where the browser refuses one, or its disk is full, keeping
 * answers false; nothing throws.
 */
export function openDraftStorage(name: string) {
  let database: Promise<IDBDatabase> | undefined;

  /** Runs requests in one transaction; nothing where the browser refuses. */
  async function run<Result>(
    mode: IDBTransactionMode,
    work: (stores: Record<StoreName, IDBObjectStore>) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      database ??= openDatabase(`rediger ${name}`, storeNames);
      const transaction = (await database).transaction(storeNames, mode);
      const stores = {
        drafts: transaction.objectStore('drafts'),
        aside: transaction.objectStore('aside'),
        pictures: transaction.objectStore('pictures'),
        saves: transaction.objectStore('saves'),
      };
      const [result] = await Promise.all([work(stores), waitForEnd(transaction)]);
      return result;
    } catch {
      return undefined;
    }
  }

  return {
    /** All drafts; nothing where this browser keeps none. */
    readAll: () => run('readonly', ({ drafts }) => waitForResult<StoredDraft[]>(drafts.getAll())),

    /**
     * Keeps a draft, or forgets one that changes nothing any more. If another tab has kept one since, the
     * change is made to that one.
     *
     * @param revisionBefore that of the draft before the change, in this tab
     * @returns what is kept now; nothing if it could not be kept
     */
    keep: (draft: StoredDraft, isUnsaved: boolean, revisionBefore: string, change: (draft: Draft) => Draft) =>
      run('readwrite', async ({ drafts }) => {
        const stored = await waitForResult<StoredDraft | undefined>(drafts.get(draft.form));
        const isOfOtherTab = stored !== undefined && stored.revision !== revisionBefore;
        const kept = isOfOtherTab
          ? { ...change(stored), schema: stored.schema, revision: newRevision() }
          : draft;
        if (isOfOtherTab || isUnsaved) drafts.put(kept, kept.form);
        else drafts.delete(draft.form);
        return kept;
      }),

    remove: (form: string) =>
      run('readwrite', async ({ drafts }) => {
        await waitForResult(drafts.delete(form));
      }),

    /** Keeps a draft that was taken out of its form, and forgets the oldest ones. */
    setAside: (replaced: DraftAside) =>
      run('readwrite', async ({ aside }) => {
        const { form, date } = replaced;
        aside.put(replaced, [form, date]);
        const keys = await waitForResult<IDBValidKey[]>(aside.getAllKeys(keysOfForm(form)));
        for (const key of keys.toReversed().slice(mostAside)) aside.delete(key);
      }),

    /** The drafts of a form that were taken out of it, newest first. */
    readAside: async (form: string) => {
      const found = await run('readonly', ({ aside }) =>
        waitForResult<DraftAside[]>(aside.getAll(keysOfForm(form))),
      );
      return (found ?? []).toReversed();
    },

    /** True if the picture is kept. */
    keepPicture: async (path: string, picture: Blob): Promise<boolean> => {
      const stored: StoredPicture = { bytes: await picture.arrayBuffer(), type: picture.type };
      const kept = await run('readwrite', async ({ pictures }) => {
        await waitForResult(pictures.put(stored, path));
        return true;
      });
      return kept === true;
    },

    readPicture: async (path: string): Promise<Blob | undefined> => {
      const stored = await run('readonly', ({ pictures }) =>
        waitForResult<StoredPicture | undefined>(pictures.get(path)),
      );
      return stored && new Blob([stored.bytes], { type: stored.type });
    },

    /** Removes the pictures that no draft names. */
    removeUnused: () =>
      run('readwrite', async ({ drafts, aside, pictures }) => {
        const present = await waitForResult<Draft[]>(drafts.getAll());
        const replaced = await waitForResult<DraftAside[]>(aside.getAll());
        const all = [...present, ...replaced.map(({ draft }) => draft)];
        const named = new Set(all.flatMap((draft) => Object.keys(draft.pictures)));
        for (const path of await waitForResult<IDBValidKey[]>(pictures.getAllKeys())) {
          if (!named.has(String(path))) pictures.delete(path);
        }
      }),

    /** Tells the other tabs of a save, by the `sequence` of the content that it made. */
    noteSave: (sequence: number) =>
      run('readwrite', async ({ saves }) => {
        await waitForResult(saves.put(sequence, 'last'));
      }),

    /** `sequence` of the content that the last save in this browser made; 0 if there was none. */
    readLastSequence: async () => {
      const sequence = await run('readonly', ({ saves }) =>
        waitForResult<number | undefined>(saves.get('last')),
      );
      return sequence ?? 0;
    },

    /** Forgets everything. */
    clear: () =>
      run('readwrite', async (stores) => {
        for (const store of Object.values(stores)) await waitForResult(store.clear());
      }),
  };
}
