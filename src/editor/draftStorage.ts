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

const stores = { drafts: 'drafts', aside: 'aside', pictures: 'pictures', saves: 'saves' } as const;

/** How many drafts of a form are kept aside. */
const mostAside = 3;

/** What this browser keeps of unsaved work. */
export type DraftStorage = ReturnType<typeof openDraftStorage>;

/**
 * Opens the database of the drafts for a site. Where the browser refuses one, or its disk is full, keeping
 * answers false; nothing throws.
 */
export function openDraftStorage(name: string) {
  let database: Promise<IDBDatabase> | undefined;
  const open = () => (database ??= openDatabase(`rediger ${name}`));

  /** Runs requests in one transaction; nothing where the browser refuses. */
  async function run<Result>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      const transaction = (await open()).transaction(Object.values(stores), mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('Aborted.'));
      });
      const result = await work(transaction);
      await done;
      return result;
    } catch {
      return undefined;
    }
  }

  return {
    /** All drafts; nothing where this browser keeps none. */
    readAll: () =>
      run('readonly', (transaction) =>
        answer<StoredDraft[]>(transaction.objectStore(stores.drafts).getAll()),
      ),

    /**
     * Keeps a draft, or forgets one that changes nothing any more. If another tab has kept one since, the
     * change is made to that one.
     *
     * @param before revision of the draft before the change, in this tab
     * @returns what is kept now; nothing if it could not be kept
     */
    keep: (draft: StoredDraft, isUnsaved: boolean, before: string, change: (draft: Draft) => Draft) =>
      run('readwrite', async (transaction) => {
        const drafts = transaction.objectStore(stores.drafts);
        const stored = await answer<StoredDraft | undefined>(drafts.get(draft.form));
        const isOfOtherTab = stored !== undefined && stored.revision !== before;
        const kept = isOfOtherTab ? { ...stored, ...change(stored), revision: newRevision() } : draft;
        if (isOfOtherTab || isUnsaved) drafts.put(kept, kept.form);
        else drafts.delete(draft.form);
        return kept;
      }),

    remove: (form: string) =>
      run('readwrite', async (transaction) => {
        await answer(transaction.objectStore(stores.drafts).delete(form));
        return true;
      }),

    /** Keeps a draft that was taken out of its form, and forgets the oldest ones. */
    setAside: (aside: DraftAside) =>
      run('readwrite', async (transaction) => {
        const kept = transaction.objectStore(stores.aside);
        kept.put(aside, [aside.form, aside.date]);
        const ofForm = IDBKeyRange.bound([aside.form], [aside.form, []]);
        const keys = await answer<IDBValidKey[]>(kept.getAllKeys(ofForm));
        for (const key of keys.toReversed().slice(mostAside)) kept.delete(key);
        return true;
      }),

    /** The drafts of a form that were taken out of it, newest first. */
    readAside: async (form: string) => {
      const found = await run('readonly', (transaction) => {
        const ofForm = IDBKeyRange.bound([form], [form, []]);
        return answer<DraftAside[]>(transaction.objectStore(stores.aside).getAll(ofForm));
      });
      return (found ?? []).toReversed();
    },

    /** True if the picture is kept. */
    keepPicture: async (path: string, picture: Blob): Promise<boolean> => {
      const stored: StoredPicture = { bytes: await picture.arrayBuffer(), type: picture.type };
      const kept = await run('readwrite', async (transaction) => {
        await answer(transaction.objectStore(stores.pictures).put(stored, path));
        return true;
      });
      return kept === true;
    },

    readPicture: async (path: string): Promise<Blob | undefined> => {
      const stored = await run('readonly', (transaction) =>
        answer<StoredPicture | undefined>(transaction.objectStore(stores.pictures).get(path)),
      );
      return stored && new Blob([stored.bytes], { type: stored.type });
    },

    /** Removes the pictures that no draft names. */
    removeUnused: () =>
      run('readwrite', async (transaction) => {
        const drafts = await answer<Draft[]>(transaction.objectStore(stores.drafts).getAll());
        const aside = await answer<DraftAside[]>(transaction.objectStore(stores.aside).getAll());
        const all = [...drafts, ...aside.map(({ draft }) => draft)];
        const named = new Set(all.flatMap(({ pictures }) => Object.keys(pictures)));
        const pictures = transaction.objectStore(stores.pictures);
        for (const path of await answer<IDBValidKey[]>(pictures.getAllKeys()))
          if (!named.has(String(path))) pictures.delete(path);
        return true;
      }),

    /** Tells the other tabs of a save: the content that it made is the `age`th. */
    noteSave: (age: number) =>
      run('readwrite', async (transaction) => {
        await answer(transaction.objectStore(stores.saves).put(age, 'last'));
        return true;
      }),

    /** The age of the content that the last save in this browser made; 0 if there was none. */
    lastSave: async () => {
      const age = await run('readonly', (transaction) =>
        answer<number | undefined>(transaction.objectStore(stores.saves).get('last')),
      );
      return age ?? 0;
    },

    /** Forgets everything. */
    clear: () =>
      run('readwrite', async (transaction) => {
        for (const store of Object.values(stores)) await answer(transaction.objectStore(store).clear());
        return true;
      }),
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const store of Object.values(stores)) request.result.createObjectStore(store);
  };
  return answer(request);
}

/** The result of a request as a promise. */
const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
