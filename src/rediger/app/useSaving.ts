import { useRef, useState } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import { type ChangeContent, type Content, isChanged, unchanged } from '../content.ts';
import { loadDeferred } from '../loadDeferred.ts';
import type { Repository, Snapshot } from '../repository.ts';
import { sentenceFor } from '../request.ts';
import { followPublishing, type PublishingStatus } from '../saving/follow.ts';
import type { Choose } from '../saving/merge.ts';

/** How far the last save has come. */
export type SavingStatus = PublishingStatus | { state: 'saving' | 'failed'; text: string };

/**
 * Saves the content if `onChecked` is told of no mistakes, and follows what was saved until it is published.
 */
export function useSaving(
  repository: Repository,
  content: Content,
  setContent: ChangeContent,
  choose: Choose,
  onChecked: (mistakes: readonly Issue[]) => void,
) {
  const [status, setStatus] = useState<SavingStatus>();
  const following = useRef(new AbortController());
  const follow = (commit: string) => {
    following.current.abort();
    following.current = new AbortController();
    void followPublishing(repository, commit, setStatus, following.current.signal);
  };
  const save = async () => {
    following.current.abort();
    setStatus({ state: 'saving', text: 'Lagrer …' });
    try {
      const { mistakesAfter, saveDraft } = await loadDeferred();
      const mistakes = mistakesAfter(content);
      if (mistakes.length > 0) setStatus(undefined);
      onChecked(mistakes);
      if (mistakes.length > 0) return;
      const next = await saveDraft(repository, content, choose);
      // A draft that was changed meanwhile keeps its base: the next save merges it with this one.
      setContent((now) => (now === content ? unchanged(next) : { ...now, snapshot: next }));
      if (next === content.snapshot) setStatus({ state: 'unknown', text: 'Ingenting er endret.' });
      else follow(next.commit);
    } catch (error) {
      setStatus({ state: 'failed', text: sentenceFor(error) });
    }
  };
  /** Shows the content after a change was undone. */
  const show = (snapshot: Snapshot) => {
    setContent((now) => (isChanged(now) ? { ...now, snapshot } : unchanged(snapshot)));
    follow(snapshot.commit);
  };
  return { status, save, show };
}
