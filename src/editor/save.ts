import { type Draft, replaceBase } from './draft.ts';
import {
  applyEdits,
  computeEdits,
  type Edits,
  isChangedByOthers,
  rememberSent,
  selectPending,
  toChanges,
} from './edits.ts';
import type { FormMistake } from './mistakes.ts';
import { readSavedByOthers } from './readNewest.ts';
import type { Files, Store, Tree } from './store/store.ts';
import { StoreError } from './store/storeError.ts';
import { getSavedPath } from './values.ts';

/** The question where somebody else has changed the same form. */
export interface Question {
  /** The draft. */
  mine: Draft;
  /** The content as somebody else has left it. */
  theirs: Tree;
}

/** `mine` is saved over theirs; `theirs` comes into the form; nothing if the owner decides later. */
export type Answer = 'mine' | 'theirs' | undefined;

/** What a save needs of the editor. */
export interface SaveContext {
  store: Store;
  /** The content as it was last read or written. */
  getTree: () => Tree;
  /** Takes the content of a save, a newer one, or the same, and tells other tabs of it. */
  takeSaved: (tree: Tree) => void;
  /** The draft of a form, if it changes something. */
  getDraft: (form: string) => Draft | undefined;
  /** Changes a draft, and keeps it in this browser before it resolves. */
  changeDraft: (form: string, change: (draft: Draft) => Draft) => Promise<void>;
  /** Takes a draft out of the form. It can be had back. */
  setAside: (draft: Draft) => Promise<void>;
  /** A new picture by its path. */
  readPicture: (path: string) => Promise<Blob | undefined>;
  ask: (question: Question) => Promise<Answer>;
  /** What keeps the form from being saved, by the files with it. */
  listMistakes: (files: Files) => readonly FormMistake[];
  /** Title of the save. */
  composeTitle: (draft: Draft) => string;
  /** Tells how many pictures of a save have been sent. */
  tellUploads: (sent: number, all: number) => void;
}

/** How a save ended. A failed request throws. */
export type Outcome =
  | { state: 'saved'; commit: string }
  | { state: 'unchanged' | 'postponed' | 'replaced' }
  | { state: 'refused'; mistakes: readonly FormMistake[] };

/** How often a save is tried on newer content. */
const maxAttempts = 4;

/**
 * Saves the draft of a form as one commit. Before anything is sent, the draft remembers the ids of the files
 * that it writes (`sent`). Where an answer is lost, the next save finds them in the content: nothing is saved
 * twice, and the owner is not asked about changes of her own.
 *
 * @throws StoreError with the sentence for the owner; the draft stays
 */
export async function save(form: string, context: SaveContext): Promise<Outcome> {
  const { changeDraft, takeSaved } = context;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const tree = context.getTree();
    const draft = context.getDraft(form);
    if (!draft) return { state: 'unchanged' };
    const edits = await computeEdits(draft, tree.files);

    if (isChangedByOthers(draft, tree.files, edits)) {
      const answer = await context.ask({ mine: draft, theirs: tree });
      if (answer === undefined) return { state: 'postponed' };
      if (answer === 'theirs') {
        await context.setAside(draft);
        return { state: 'replaced' };
      }
      await changeDraft(form, (current) => replaceBase(current, tree));
      continue;
    }

    const pending = selectPending(edits, tree.files);
    if (pending.size === 0) {
      // An earlier attempt has arrived: the content is the same, but other tabs do not know of it.
      takeSaved(tree);
      await changeDraft(form, (current) => replaceBase(current, tree));
      return { state: 'saved', commit: tree.head };
    }
    const mistakes = context.listMistakes(applyEdits(tree.files, pending));
    if (mistakes.length > 0) return { state: 'refused', mistakes };

    await changeDraft(form, (current) => rememberSent(current, pending));
    await uploadPictures(draft, pending, context);
    const made = await commit(draft, tree, pending, context);
    if (made === 'outdated') {
      takeSaved(await readSavedByOthers(context.store, tree));
      continue;
    }
    const saved = { ...made, files: applyEdits(tree.files, pending) };
    takeSaved(saved);
    // What was written meanwhile is a change to what is saved.
    await changeDraft(form, (current) => replaceBase(current, saved));
    return { state: 'saved', commit: saved.head };
  }
  throw new StoreError('refused', 'Noen andre lagrer akkurat nå. Ikke lagret ennå; trykk «Lagre» igjen.');
}

async function commit(draft: Draft, parent: Tree, edits: Edits, context: SaveContext) {
  const { form, values } = draft;
  const title = context.composeTitle(draft);
  const deletes = values === undefined ? getSavedPath(form) : undefined;
  try {
    return await context.store.commit({ parent, title, files: toChanges(edits), deletes });
  } catch (error) {
    // After some weeks a store forgets pictures that no commit uses, and refuses them.
    if (error instanceof StoreError && error.reason === 'refused')
      await context.changeDraft(form, (current) => ({ ...current, uploaded: [] }));
    throw error;
  }
}

/** Uploads the pictures of a save one by one, each once. */
async function uploadPictures(draft: Draft, edits: Edits, context: SaveContext): Promise<void> {
  const isToSend = (path: string, id: string) => draft.pictures[path] === id && !draft.uploaded.includes(id);
  const pictures = [...edits].filter(([path, { id }]) => isToSend(path, id));
  for (const [index, [path, { id }]] of pictures.entries()) {
    context.tellUploads(index, pictures.length);
    const picture = await context.readPicture(path);
    if (!picture)
      throw new StoreError(
        'refused',
        'Et bilde som ikke er lagret, finnes ikke lenger i denne nettleseren. Slett det, og velg det på nytt.',
      );
    await context.store.upload(picture);
    await context.changeDraft(draft.form, (current) => ({ ...current, uploaded: [...current.uploaded, id] }));
  }
}
