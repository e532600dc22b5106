import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issue } from '../../content/check/issue.ts';
import { type ChangeDraft, type Draft, type Snapshot } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import { sentenceFor } from '../repository/request.ts';
import { followPublishing, type PublishingStatus } from '../saving/follow.ts';
import type { Choose } from '../saving/merge.ts';
import { mistakesIn, rebased, saveDraft } from '../saving/save.ts';
import { valuesAfter } from '../saving/valuesAfter.ts';

/** Progress of the last save. */
export type SavingStatus = PublishingStatus | { state: 'saving' | 'failed'; text: string };

const saving: SavingStatus = { state: 'saving', text: 'Lagrer …' };

/**
 * Saves the content if it is valid, and follows the commit until it is published. After a refused save the
 * mistakes are checked again, debounced, until none is left.
 */
export function useSaving(repository: Repository, draft: Draft, change: ChangeDraft, choose: Choose) {
  const [status, setStatus] = useState<SavingStatus>();
  const [mistakes, setMistakes] = useState<readonly Issue[]>([]);
  const hasMistakes = mistakes.length > 0;
  useEffect(() => {
    if (!hasMistakes) return;
    const timer = setTimeout(() => setMistakes(mistakesIn(valuesAfter(draft))), 500);
    return () => clearTimeout(timer);
  }, [draft, hasMistakes]);
  const following = useRef(new AbortController());
  const follow = (commit: string) => {
    following.current.abort();
    following.current = new AbortController();
    void followPublishing(repository, commit, setStatus, following.current.signal);
  };
  /** Returns the first mistake, if any; nothing if the request failed. */
  const save = async () => {
    following.current.abort();
    setStatus(saving);
    try {
      const found = mistakesIn(valuesAfter(draft));
      flushSync(() => {
        setMistakes(found);
        if (found.length > 0) setStatus(undefined);
      });
      if (found.length > 0) return found[0];
      const next = await saveDraft(repository, draft, async (conflicts) => {
        setStatus({ state: 'saving', text: 'Ikke lagret. Velg hva som skal stå.' });
        const answers = await choose(conflicts);
        setStatus(saving);
        return answers;
      });
      change((now) => rebased(now, valuesAfter(draft), next));
      if (next === draft.base) setStatus({ state: 'unknown', text: 'Ingenting er endret.' });
      else follow(next.commit);
      return 'saved' as const;
    } catch (error) {
      setStatus({ state: 'failed', text: sentenceFor(error) });
    }
    return;
  };
  /** Shows the content after a change was undone. */
  const show = (snapshot: Snapshot) => {
    change((now) => rebased(now, now.base.values, snapshot));
    follow(snapshot.commit);
  };
  return { status, mistakes, save, show };
}
