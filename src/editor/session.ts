import { beginDraft, type Draft, getWrittenValues, isChanged } from './draft.ts';
import { openDraftStorage } from './draftStorage.ts';
import { openDraftSync } from './draftSync.ts';
import type { CheckForm } from './mistakes.ts';
import { openChoices } from './pictures/choices.ts';
import { openPictures } from './pictures/pictures.ts';
import { readNewest } from './readNewest.ts';
import { type Answer, type Outcome, type Question, save } from './save.ts';
import { holdState, getFormName, type State, listUnsavedForms, toWrittenForm } from './state.ts';
import type { Store, Tree } from './store/store.ts';
import { buildContent, emptyProject, type FileValue, readForm } from './values.ts';

/** The editor's content, drafts and saves, apart from what is drawn of them. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/**
 * Opens a session on a content that was just read.
 *
 * @param checkForm says what keeps a form from being saved
 */
export async function openSession(store: Store, tree: Tree, checkForm: CheckForm) {
  const storage = openDraftStorage(await store.name());
  const pictures = openPictures(store, storage);
  const choices = openChoices();
  const state = holdState(tree);
  const drafts = openDraftSync(state, storage, choices.cancelForm);
  const { changeDraft, discardDraft } = drafts;

  /** Takes a newer content: a form without changes shows it at once, unless a picture is on its way to it. */
  function setTree(next: Tree) {
    const { drafts, tree: before } = state.get();
    const kept = new Map(drafts);
    for (const [form, draft] of kept) {
      const isSame = draft.base[form]?.id === next.files[form]?.id;
      if (!isSame && !isChanged(draft) && !choices.isPending(form)) kept.delete(form);
    }
    // The picture would not find its place among other items.
    for (const form of choices.listPendingForms()) {
      if (!kept.has(form)) kept.set(form, beginDraft(form, before));
    }
    state.set({ tree: next, drafts: kept });
  }

  /** Reads the newest content. @throws StoreError */
  async function readTree() {
    const known = state.get().tree;
    const atLeast = await storage.readLastSequence();
    const next = await readNewest(store, known, atLeast);
    // The history was written anew, with fewer saves.
    if (next.sequence < atLeast) void storage.noteSave(next.sequence);
    // A save may have ended meanwhile.
    if (next.sequence >= state.get().tree.sequence) setTree(next);
  }

  /** Reads the content that another tab has just saved, or that GitHub did not have yet when it was asked. */
  async function readLastSave() {
    if (state.get().tree.sequence < (await storage.readLastSequence())) await readTree();
  }

  const ask = (question: Question) =>
    new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        state.set({ question: undefined });
        resolve(given);
      };
      state.set({ question: { ...question, answer } });
    });

  const session = {
    store,
    storage,
    pictures,
    choices,
    state: state.get,
    subscribe: state.subscribe,
    changeDraft,
    discardDraft,

    /** Puts a draft back that was just discarded or replaced. */
    restoreDraft: (draft: Draft) => {
      choices.cancelForm(draft.form);
      return changeDraft(draft.form, () => draft);
    },

    /** Loads other values into a form, as a change that is not saved. */
    loadValues: (
      form: string,
      values: FileValue | undefined,
      loaded: Pick<Draft, 'pictures' | 'uploaded'>,
    ) => {
      choices.cancelForm(form);
      return changeDraft(form, (draft) => ({
        ...draft,
        values,
        pictures: { ...draft.pictures, ...loaded.pictures },
        uploaded: [...draft.uploaded, ...loaded.uploaded],
      }));
    },

    /** Changes the values of a form. A deleted project stays deleted, with what is written in it. */
    changeValues: (form: string, next: (values: FileValue) => FileValue) =>
      changeDraft(form, (draft) => {
        const present = getWrittenValues(draft);
        const changed = present && next(present);
        if (changed === present) return draft;
        return draft.values ? { ...draft, values: changed } : { ...draft, deletedValues: changed };
      }),

    /** Begins a project, whose form is empty. */
    addProject: (form: string) => changeDraft(form, (draft) => ({ ...draft, values: emptyProject })),

    /** Deletes a project at the next save. */
    deleteProject: (form: string) => {
      choices.cancelForm(form);
      return changeDraft(form, (draft) => ({
        ...draft,
        values: undefined,
        // Another tab may have deleted it already.
        deletedValues: getWrittenValues(draft),
      }));
    },

    /** Keeps a project that was to be deleted at the next save, with what was written in it. */
    keepProject: (form: string) =>
      changeDraft(form, ({ deletedValues, ...draft }) => ({
        ...draft,
        // Another tab may have kept it already.
        values: draft.values ?? deletedValues ?? readForm(draft.base, form)?.value,
      })),

    /** Keeps a new picture until it is saved, and returns its id. */
    addPicture: async (path: string, picture: Blob): Promise<string> => {
      const { id, isKept } = await pictures.hold(path, picture);
      if (!isKept) state.set({ unkeptPictures: [...state.get().unkeptPictures, path] });
      return id;
    },

    /** Coming back to the window, or to a form: what other tabs and other people have done meanwhile. */
    refresh: async () => {
      // At once: what is typed next belongs to what was typed in another tab.
      await drafts.takeNewer();
      // Without contact the known content stays.
      await readTree().catch(() => undefined);
      // Last: what another tab has saved is in the content when its draft goes.
      await drafts.followOtherTabs();
    },

    /** Saves a form. @throws StoreError with the sentence for the owner */
    save: async (form: string): Promise<Outcome> => {
      await readLastSave();
      await drafts.followOtherTabs();
      try {
        return await save(form, {
          store,
          getTree: () => state.get().tree,
          takeSaved: (next) => {
            setTree(next);
            void storage.noteSave(next.sequence);
          },
          getDraft: (name) => {
            const draft = state.get().drafts.get(name);
            return draft && isChanged(draft) ? draft : undefined;
          },
          changeDraft,
          setAside: async (draft) => {
            // Of a deleted project, keep what was written in it.
            const kept = { ...draft, values: getWrittenValues(draft) };
            await storage.setAside({ form, date: new Date().toISOString(), draft: kept });
            await discardDraft(form);
          },
          readPicture: pictures.blob,
          ask,
          listMistakes: (files) => checkForm(form, buildContent(state.get().tree.files), buildContent(files)),
          composeTitle: (draft) => composeTitle(draft, state.get()),
          tellUploads: (sent, all) => state.set({ uploads: { sent, all } }),
        });
      } finally {
        state.set({ uploads: undefined });
      }
    },

    /** The id of a picture that a form names. */
    pictureId: (form: string, path: string): string | undefined => {
      const draft = state.get().drafts.get(form);
      return draft?.pictures[path] ?? state.get().tree.files[path]?.id ?? draft?.base[path]?.id;
    },

    /** What keeps a form from being saved as it is. */
    mistakesOf: (form: string) => {
      const { files } = state.get().tree;
      const draft = state.get().drafts.get(form);
      return draft
        ? checkForm(form, buildContent(files), buildContent(files, new Map([toWrittenForm(draft)])))
        : [];
    },

    /** True while the browser should ask before the page is left. */
    wouldLose: () => {
      if (drafts.isWriting() || choices.isAnyPending()) return true;
      return !state.get().isKept && listUnsavedForms(state.get()).length > 0;
    },

    /** Forgets words that an updated site has no field for. */
    forgetLeftover: (form: string) => {
      const leftovers = new Map(state.get().leftovers);
      leftovers.delete(form);
      state.set({ leftovers });
      // Kept anew with the present schema.
      void changeDraft(form, (draft) => ({ ...draft }));
    },
  };

  await drafts.followOtherTabs();
  await readLastSave().catch(() => undefined);
  void storage.removeUnused();
  return session;
}

/** Title of a save: `Endret: Ansatte`, `Nytt prosjekt: Bad i skifer`, `Slettet: Bad i skifer`. */
function composeTitle(draft: Draft, state: State): string {
  const name = getFormName(state, draft.form);
  if (draft.values === undefined) return `Slettet: ${name}`;
  return state.tree.files[draft.form] ? `Endret: ${name}` : `Nytt prosjekt: ${name}`;
}
