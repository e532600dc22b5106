import { textAt } from '../content/values.ts';
import { fileSchema } from '../content/schema/files.ts';
import { type Draft, draftOf, isChanged, newRevision } from './draft.ts';
import { type DraftAside, openDraftStorage } from './draftStorage.ts';
import type { CheckForm } from './mistakes.ts';
import { openChoices } from './pictures/choices.ts';
import { openPictures } from './pictures/pictures.ts';
import { writtenValue } from './pruned.ts';
import { type Answer, type Outcome, type Question, readNewest, save } from './save.ts';
import { schemaDigest, takeFitting } from './schemaDigest.ts';
import type { Store, Tree } from './store/store.ts';
import { contentOf, emptyProject, type FileValue, formIn, isForm } from './values.ts';

/** What the editor knows at one moment. */
export interface State {
  /** The content as it was last read or written. */
  tree: Tree;
  /** What was written in forms; some of it may change nothing. */
  drafts: ReadonlyMap<string, Draft>;
  /** False where this browser keeps no drafts. */
  isKept: boolean;
  /** New pictures that this browser has no room for. */
  unkeptPictures: readonly string[];
  /** Words that an updated site has no field for, by form. */
  leftovers: ReadonlyMap<string, string>;
  /** Of a save: how many pictures have been sent. */
  uploads: { sent: number; all: number } | undefined;
  question: (Question & { answer: (answer: Answer) => void }) | undefined;
}

/** The editor's content, drafts and saves, apart from what is drawn of them. */
export type Session = Awaited<ReturnType<typeof openSession>>;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens the drafts of a content that was just read.
 *
 * @param check says what keeps a form from being saved
 */
export async function openSession(store: Store, tree: Tree, check: CheckForm) {
  const storage = openDraftStorage(await store.name());
  const pictures = openPictures(store, storage);
  const choices = openChoices();
  let state: State = {
    tree,
    drafts: new Map(),
    isKept: true,
    unkeptPictures: [],
    leftovers: new Map(),
    uploads: undefined,
    question: undefined,
  };
  const listeners = new Set<() => void>();
  /** Revisions of the drafts as they were last read from this browser, or kept in it. */
  const seen = new Map<string, string>();
  /** Writes to this browser, one after the other. */
  let writes: Promise<unknown> = Promise.resolve();
  let pendingWrites = 0;

  function set(change: Partial<State>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function setDraft(form: string, draft: Draft | undefined) {
    const drafts = new Map(state.drafts);
    if (draft) drafts.set(form, draft);
    else drafts.delete(form);
    set({ drafts });
  }

  /** Takes a newer content: a form without changes shows it at once. */
  function setTree(next: Tree) {
    const drafts = new Map(state.drafts);
    for (const [form, draft] of drafts) {
      const isSame = draft.base[form]?.id === next.files[form]?.id;
      if (!isSame && !isChanged(draft)) drafts.delete(form);
    }
    set({ tree: next, drafts });
  }

  /** Changes a draft at once, and keeps it in this browser; resolves when it is kept. */
  function change(form: string, next: (draft: Draft) => Draft): Promise<void> {
    const before = state.drafts.get(form) ?? draftOf(form, state.tree);
    const after = next(before);
    if (after === before) return Promise.resolve();
    const draft = { ...after, revision: newRevision() };
    setDraft(form, draft.values === undefined && !isChanged(draft) ? undefined : draft);
    return write(async () => {
      const stored = { ...draft, schema: await schemaDigest(form) };
      const isUnsaved = isChanged(draft);
      const kept = await storage.keep(stored, isUnsaved, before.revision, next);
      if (!kept) return set({ isKept: false });
      const isOwn = kept === stored;
      if (isOwn && !isUnsaved) seen.delete(form);
      else seen.set(form, kept.revision);
      // Another tab had kept one.
      if (!isOwn) setDraft(form, kept);
    });
  }

  function write(work: () => Promise<void>): Promise<void> {
    pendingWrites += 1;
    const own = writes.then(work).finally(() => (pendingWrites -= 1));
    writes = own;
    return own;
  }

  /** Forgets a draft. */
  function discard(form: string): Promise<void> {
    choices.cancelForm(form);
    setDraft(form, undefined);
    seen.delete(form);
    return write(async () => void (await storage.remove(form)));
  }

  /** Takes what this browser has of drafts that is newer than here. */
  async function readDrafts() {
    await writes;
    const stored = await storage.readAll();
    if (!stored) return set({ isKept: false });
    const digests = new Map<string, string>();
    for (const { form } of stored) digests.set(form, await schemaDigest(form));
    // From here on nothing is awaited: what is typed meanwhile would be lost.
    const drafts = new Map(state.drafts);
    const leftovers = new Map(state.leftovers);
    for (const kept of stored) {
      if (kept.revision === seen.get(kept.form)) continue;
      seen.set(kept.form, kept.revision);
      const { draft, leftover } = takeFitting(kept, digests.get(kept.form) ?? '');
      if (leftover) leftovers.set(kept.form, leftover);
      drafts.set(kept.form, draft);
    }
    // What another tab has saved or discarded.
    for (const form of seen.keys()) {
      if (stored.some((kept) => kept.form === form)) continue;
      const draft = drafts.get(form);
      if (draft && isChanged(draft)) {
        choices.cancelForm(form);
        drafts.delete(form);
      }
      seen.delete(form);
    }
    set({ drafts, leftovers });
  }

  /** Reads the newest content; without contact the known one stays. */
  async function readTree() {
    const least = await storage.lastSave();
    const next = await readNewest(state.tree, least, { store, wait }).catch(() => undefined);
    if (!next) return;
    // The history was written anew, with fewer saves.
    if (next.age < least) void storage.noteSave(next.age);
    // A save may have ended meanwhile.
    if (next !== state.tree && next.age >= state.tree.age) setTree(next);
  }

  const session = {
    store,
    storage,
    pictures,
    choices,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    discard,

    /** Puts a draft back that was just discarded or replaced. */
    restore: (draft: Draft) => {
      choices.cancelForm(draft.form);
      return change(draft.form, () => draft);
    },

    /** Loads other values into a form, as a change that is not saved. */
    load: (form: string, values: FileValue | undefined, loaded: Pick<Draft, 'pictures' | 'uploaded'>) => {
      choices.cancelForm(form);
      return change(form, (draft) => ({
        ...draft,
        values,
        pictures: { ...draft.pictures, ...loaded.pictures },
        uploaded: [...draft.uploaded, ...loaded.uploaded],
      }));
    },

    /** Changes the values of a form. A deleted project stays deleted. */
    changeValues: (form: string, next: (values: FileValue) => FileValue) =>
      change(form, (draft) => {
        if (draft.values === undefined) return draft;
        const values = next(draft.values);
        return values === draft.values ? draft : { ...draft, values };
      }),

    /** Begins a project, whose form is empty. */
    addProject: (form: string) => change(form, (draft) => ({ ...draft, values: emptyProject })),

    /** Deletes a project at the next save. */
    deleteProject: (form: string) => {
      choices.cancelForm(form);
      return change(form, (draft) => ({ ...draft, values: undefined, deletedValues: draft.values }));
    },

    /** Keeps a project that was to be deleted at the next save, with what was written in it. */
    keepProject: (form: string) =>
      change(form, ({ deletedValues, ...draft }) => ({
        ...draft,
        values: deletedValues ?? formIn(draft.base, form)?.value,
      })),

    /** Keeps a new picture until it is saved, and returns its id. */
    addPicture: async (path: string, picture: Blob): Promise<string> => {
      const { id, isKept } = await pictures.hold(path, picture);
      if (!isKept) set({ unkeptPictures: [...state.unkeptPictures, path] });
      return id;
    },

    /** Coming back to the window, or to a form: what other tabs and other people have done meanwhile. */
    refresh: async () => {
      // The content first: what another tab has saved is in it when its draft goes.
      await readTree();
      await readDrafts();
    },

    /** Saves a form. @throws StoreError with the sentence for the owner */
    save: async (form: string): Promise<Outcome> => {
      await readDrafts();
      try {
        return await save(form, {
          store,
          tree: () => state.tree,
          setTree: (next) => {
            setTree(next);
            void storage.noteSave(next.age);
          },
          draft: (name) => {
            const draft = state.drafts.get(name);
            return draft && isChanged(draft) ? draft : undefined;
          },
          update: change,
          setAside: async (draft) => {
            const aside: DraftAside = { form, date: new Date().toISOString(), draft };
            await storage.setAside(aside);
            await discard(form);
          },
          picture: pictures.blob,
          ask: (question) =>
            new Promise((resolve) => {
              const answer = (given: Answer) => {
                set({ question: undefined });
                resolve(given);
              };
              set({ question: { ...question, answer } });
            }),
          check: (next) => check(form, contentOf(state.tree.files), contentOf(next.files)),
          title: (draft) => titleOf(draft, state),
          wait,
          tellUploads: (sent, all) => set({ uploads: { sent, all } }),
        });
      } finally {
        set({ uploads: undefined });
      }
    },

    /** The id of a picture that a form names. */
    pictureId: (form: string, path: string): string | undefined => {
      const draft = state.drafts.get(form);
      return draft?.pictures[path] ?? state.tree.files[path]?.id ?? draft?.base[path]?.id;
    },

    /** What keeps a form from being saved as it is. */
    mistakesOf: (form: string) => {
      const content = contentOf(state.tree.files);
      const draft = state.drafts.get(form);
      return draft ? check(form, content, contentOf(state.tree.files, new Map([writtenOf(draft)]))) : [];
    },

    /** True while the browser should ask before the page is left. */
    wouldLose: () =>
      pendingWrites > 0 || choices.isAnyPending() || (!state.isKept && unsavedForms(state).length > 0),

    /** Forgets words that an updated site has no field for. */
    forgetLeftover: (form: string) => {
      const leftovers = new Map(state.leftovers);
      leftovers.delete(form);
      set({ leftovers });
      // Kept anew with the present schema.
      void change(form, (draft) => ({ ...draft }));
    },

    /** Forgets all drafts in this browser. */
    forget: () => storage.clear(),
  };

  await readDrafts();
  // GitHub may answer with the content before a save of some seconds ago.
  if (tree.age < (await storage.lastSave())) await readTree();
  void storage.removeUnused();
  return session;
}

/** Forms with changes that are not saved. */
export const unsavedForms = ({ drafts }: State): string[] =>
  [...drafts].filter(([, draft]) => isChanged(draft)).map(([form]) => form);

/** The value of a form, with what is not saved; nothing where there is no such form. */
export function valueOf({ tree, drafts }: State, form: string): FileValue | undefined {
  const draft = drafts.get(form);
  return draft ? draft.values : formIn(tree.files, form)?.value;
}

/** All forms that there are, with new projects and without deleted ones. */
export function formsOf(state: State): string[] {
  const forms = new Set([...Object.keys(state.tree.files).filter(isForm), ...state.drafts.keys()]);
  return [...forms].filter((form) => valueOf(state, form) !== undefined);
}

/** The last content by the state that it is of: many parts of a screen ask for it. */
const made = new WeakMap<ReadonlyMap<string, Draft>, { tree: Tree; content: ReturnType<typeof contentOf> }>();

/** The content with everything that is not saved. */
export function contentIn({ tree, drafts }: State) {
  const last = made.get(drafts);
  if (last?.tree === tree) return last.content;
  const content = contentOf(tree.files, new Map([...drafts.values()].map(writtenOf)));
  made.set(drafts, { tree, content });
  return content;
}

/** A form and its values as they would be written; none of a deleted project. */
const writtenOf = ({ form, base, values }: Draft) =>
  [form, values && writtenValue(form, values, formIn(base, form)?.plain)] as const;

/** What a form is called: a project by its title. */
export function nameOf(state: State, form: string): string {
  if (!form.startsWith('projects/')) return fileSchema(form).label ?? form;
  const values = valueOf(state, form) ?? formIn(state.tree.files, form)?.value;
  return textAt(values, 'title') || 'Uten navn';
}

/** Title of a save: `Endret: Ansatte`, `Nytt prosjekt: Bad i skifer`, `Slettet: Bad i skifer`. */
function titleOf(draft: Draft, state: State): string {
  const name = nameOf(state, draft.form);
  if (draft.values === undefined) return `Slettet: ${name}`;
  return state.tree.files[draft.form] ? `Endret: ${name}` : `Nytt prosjekt: ${name}`;
}
