import { useRef, useState } from 'react';
import { type Content, emptyDraft, isChanged } from '../content.ts';
import type { Repository, Snapshot } from '../repository.ts';
import { sentenceFor } from '../request.ts';
import { followPublishing, type PublishingStatus } from '../saving/follow.ts';
import type { Choose } from '../saving/merge.ts';
import { draftAfter, saveDraft } from '../saving/save.ts';

/** How far the last save has come. */
export type SavingStatus = PublishingStatus | { state: 'saving' | 'failed'; text: string };

/** Saves the content, and follows what was saved until it is published. */
export function useSaving(
  repository: Repository,
  content: Content,
  setContent: (change: (content: Content) => Content) => void,
  choose: Choose,
) {
  const [status, setStatus] = useState<SavingStatus>();
  const following = useRef(new AbortController());
  const follow = (commit: string) => {
    following.current.abort();
    following.current = new AbortController();
    void followPublishing(repository, commit, setStatus, following.current.signal);
  };
  const save = async () => {
    const { snapshot, draft } = content;
    following.current.abort();
    setStatus({ state: 'saving', text: 'Lagrer …' });
    try {
      const next = await saveDraft(repository, snapshot, draft, choose);
      // What was typed meanwhile stays in the next draft.
      setContent((now) => ({ snapshot: next, draft: draftAfter(draft, now.draft, snapshot, next) }));
      if (next === snapshot) setStatus({ state: 'unknown', text: 'Ingenting er endret.' });
      else follow(next.commit);
    } catch (error) {
      setStatus({ state: 'failed', text: sentenceFor(error) });
    }
  };
  /** Shows the content after a change was undone. */
  const show = (snapshot: Snapshot) => {
    // A draft keeps its base: saving merges it with what was undone.
    setContent((now) => ({ snapshot, draft: isChanged(now) ? now.draft : emptyDraft(snapshot.commit) }));
    follow(snapshot.commit);
  };
  return { status, save, show };
}
