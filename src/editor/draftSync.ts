import { type Draft, beginDraft, isChanged, newRevision } from './draft.ts';
import type { DraftStorage } from './draftStorage.ts';
import { adaptDraft, schemaDigest } from './schemaDigest.ts';
import type { StateHolder } from './state.ts';

/**
 * Keeps the drafts of this tab and those in this browser the same. Other tabs write drafts, too: each change
 * gives a draft another revision, so that a tab knows what it has not seen.
 *
 * @param onGone called where a draft is taken out of a form
 */
export function openDraftSync(state: StateHolder, storage: DraftStorage, onGone: (form: string) => void) {
  /** Revisions of the drafts as they were last read from this browser, or kept in it. */
  const seen = new Map<string, string>();
  /** How many changes were made in this tab, and which was the last one of each form. */
  let changeCount = 0;
  const lastChanges = new Map<string, number>();
  /** Writes to this browser, one after the other. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  let pendingWrites = 0;

  function noteChange(form: string) {
    changeCount += 1;
    lastChanges.set(form, changeCount);
  }

  function setDraft(form: string, draft: Draft | undefined) {
    const drafts = new Map(state.get().drafts);
    if (draft) drafts.set(form, draft);
    else drafts.delete(form);
    state.set({ drafts });
  }

  function write(work: () => Promise<void>): Promise<void> {
    pendingWrites += 1;
    const written = lastWrite.then(work).finally(() => (pendingWrites -= 1));
    // One that fails does not stop the next.
    lastWrite = written.catch(() => undefined);
    return written;
  }

  /**
   * Keeps a draft in this browser. If another tab has kept one since, that one gets the change.
   *
   * @param revisionBefore that of the draft before the change, in this tab
   */
  async function keep(draft: Draft, revisionBefore: string, update: (draft: Draft) => Draft) {
    const { form } = draft;
    const stored = { ...draft, schema: await schemaDigest(form) };
    const isUnsaved = isChanged(draft);
    const kept = await storage.keep(stored, isUnsaved, revisionBefore, update);
    if (!kept) {
      state.set({ isKept: false });
      return;
    }
    // Another tab's draft, with the change: it comes into the form.
    if (kept !== stored) {
      seen.set(form, kept.revision);
      setDraft(form, kept);
    } else if (isUnsaved) seen.set(form, kept.revision);
    else seen.delete(form);
  }

  /**
   * Takes the drafts in this browser's storage that this tab has not seen.
   *
   * @returns which forms have no draft in this browser any more; nothing where it keeps none
   */
  async function takeNewer() {
    const start = changeCount;
    await lastWrite;
    const stored = await storage.readAll();
    if (!stored) {
      state.set({ isKept: false });
      return undefined;
    }
    const digests = new Map<string, string>();
    for (const { form } of stored) digests.set(form, await schemaDigest(form));
    // What was written or discarded here since the reading began is newer.
    const isNewerHere = (form: string) => (lastChanges.get(form) ?? 0) > start;
    const drafts = new Map(state.get().drafts);
    const leftovers = new Map(state.get().leftovers);
    for (const kept of stored) {
      if (isNewerHere(kept.form) || kept.revision === seen.get(kept.form)) continue;
      seen.set(kept.form, kept.revision);
      const { draft, leftover } = adaptDraft(kept, digests.get(kept.form) ?? '');
      if (leftover) leftovers.set(kept.form, leftover);
      drafts.set(kept.form, draft);
    }
    state.set({ drafts, leftovers });
    const present = new Set(stored.map(({ form }) => form));
    return { isGone: (form: string) => !present.has(form) && !isNewerHere(form) };
  }

  return {
    /** Changes a draft at once, and keeps it in this browser; resolves when it is kept. */
    changeDraft: (form: string, update: (draft: Draft) => Draft): Promise<void> => {
      const before = state.get().drafts.get(form) ?? beginDraft(form, state.get().tree);
      const after = update(before);
      if (after === before) return Promise.resolve();
      const draft = { ...after, revision: newRevision() };
      noteChange(form);
      // A project that was never saved and is deleted, is gone.
      setDraft(form, draft.values === undefined && !isChanged(draft) ? undefined : draft);
      return write(() => keep(draft, before.revision, update));
    },

    /** Forgets a draft. */
    discardDraft: (form: string): Promise<void> => {
      onGone(form);
      noteChange(form);
      setDraft(form, undefined);
      seen.delete(form);
      return write(async () => {
        await storage.remove(form);
      });
    },

    takeNewer,

    /** Takes what other tabs have written, and drops the drafts that they have saved or discarded. */
    followOtherTabs: async (): Promise<void> => {
      const reading = await takeNewer();
      if (!reading) return;
      const drafts = new Map(state.get().drafts);
      for (const form of seen.keys()) {
        if (!reading.isGone(form)) continue;
        seen.delete(form);
        const draft = drafts.get(form);
        // One without changes shows what is saved already.
        if (!draft || !isChanged(draft)) continue;
        onGone(form);
        drafts.delete(form);
      }
      state.set({ drafts });
    },

    isWriting: () => pendingWrites > 0,
  };
}
