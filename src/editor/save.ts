import {
  type Draft,
  edits,
  type Edits,
  gone,
  isChangedByOthers,
  missingIn,
  onto,
  withEdits,
  withSent,
} from './draft.ts';
import type { FormMistake } from './mistakes.ts';
import { readSavedByOthers } from './readNewest.ts';
import type { Commit, FileChange, Store, Tree } from './store/store.ts';
import { StoreError } from './store/storeError.ts';

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
  tree: () => Tree;
  /** Takes a newer content. */
  setTree: (tree: Tree) => void;
  draft: (form: string) => Draft | undefined;
  /** Changes a draft, and keeps it in this browser before it resolves. */
  update: (form: string, change: (draft: Draft) => Draft) => Promise<void>;
  /** Takes a draft out of the form. It can be had back. */
  setAside: (draft: Draft) => Promise<void>;
  picture: (path: string) => Promise<Blob | undefined>;
  ask: (question: Question) => Promise<Answer>;
  /** What keeps the form from being saved, by the content with it. */
  check: (tree: Tree) => readonly FormMistake[];
  title: (draft: Draft) => string;
  /** Tells how many pictures of a save have been sent. */
  tellUploads: (sent: number, all: number) => void;
}

/** How a save ended. A failed request throws. */
export type Outcome =
  | { state: 'saved'; commit: string }
  | { state: 'unchanged' | 'postponed' | 'replaced' }
  | { state: 'refused'; mistakes: readonly FormMistake[] };

/** How often a save is tried on newer content. */
const attempts = 4;

/**
 * Saves the draft of a form as one commit. Before anything is sent, the draft remembers its ids (`sent`).
 * Where an answer is lost, the next save finds them in the content: nothing is saved twice, and the owner is
 * not asked about changes of her own.
 *
 * @throws StoreError with the sentence for the owner; the draft stays
 */
export async function save(form: string, context: SaveContext): Promise<Outcome> {
  const { update, setTree } = context;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const tree = context.tree();
    const draft = context.draft(form);
    if (!draft) return { state: 'unchanged' };
    const all = await edits(draft, tree);

    if (isChangedByOthers(draft, tree, all)) {
      const answer = await context.ask({ mine: draft, theirs: tree });
      if (answer === undefined) return { state: 'postponed' };
      if (answer === 'theirs') {
        await context.setAside(draft);
        return { state: 'replaced' };
      }
      await update(form, (now) => onto(now, tree));
      continue;
    }

    const files = missingIn(tree, all);
    if (files.size === 0) {
      // An earlier attempt has arrived.
      await update(form, (now) => onto(now, tree));
      return { state: 'saved', commit: tree.head };
    }
    const mistakes = context.check(withEdits(tree, files, tree));
    if (mistakes.length > 0) return { state: 'refused', mistakes };

    await update(form, (now) => withSent(now, files));
    await uploadPictures(draft, files, context);
    const title = context.title(draft);
    const deletes = draft.values === undefined ? form.replace(/\/[^/]*$/, '') : undefined;
    const made = await commit(context, draft, { parent: tree, title, deletes, files: changesOf(files) });
    if (made !== 'outdated') {
      const next = withEdits(tree, files, made);
      setTree(next);
      // What was written meanwhile is a change to what is saved.
      await update(form, (now) => onto(now, next));
      return { state: 'saved', commit: made.head };
    }
    setTree(await readSavedByOthers(context.store, tree));
  }
  throw new StoreError('refused', 'Noen andre lagrer akkurat nå. Ikke lagret ennå; trykk «Lagre» igjen.');
}

/** A store forgets pictures that no commit uses after some weeks: after a refusal they are sent again. */
async function commit({ store, update }: SaveContext, { form }: Draft, wanted: Commit) {
  try {
    return await store.commit(wanted);
  } catch (error) {
    if (error instanceof StoreError && error.reason === 'refused')
      await update(form, (now) => ({ ...now, uploaded: [] }));
    throw error;
  }
}

/** Uploads the pictures of a save one by one, each once. */
async function uploadPictures(draft: Draft, files: Edits, context: SaveContext): Promise<void> {
  const { store, update, picture, tellUploads } = context;
  const pictures = [...files].filter(
    ([path, { id }]) => draft.pictures[path] === id && !draft.uploaded.includes(id),
  );
  for (const [index, [path, { id }]] of pictures.entries()) {
    tellUploads(index, pictures.length);
    const blob = await picture(path);
    if (!blob)
      throw new StoreError(
        'refused',
        'Et bilde som ikke er lagret, finnes ikke lenger i denne nettleseren. Slett det, og velg det på nytt.',
      );
    await store.upload(blob);
    await update(draft.form, (now) => ({ ...now, uploaded: [...now.uploaded, id] }));
  }
}

function changesOf(files: Edits): Record<string, FileChange> {
  const changes: Record<string, FileChange> = {};
  for (const [path, { id, text }] of files)
    changes[path] = id === gone ? 'gone' : text === undefined ? { id } : { text };
  return changes;
}
