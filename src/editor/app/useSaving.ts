import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeDraft, Draft } from '../draft.ts';
import { type FormMistake, mistakesIn } from '../mistakes.ts';
import type { Entry, Repository } from '../repository/repository.ts';
import { sentenceFor } from '../repository/request.ts';
import { followPublishing, type PublishingStatus } from '../saving/follow.ts';
import type { Choose } from '../saving/merge.ts';
import type { ConflictsProps } from '../saving/Conflicts.tsx';
import { saveDraft } from '../saving/save.ts';
import type { Drafts } from '../saving/storedDraft.ts';
import { undo } from '../saving/undo.ts';
import { contentAfter } from '../saving/valuesAfter.ts';
import { isChanged, screenOf, withoutChanges } from '../unsaved.ts';

type Answers = Awaited<ReturnType<Choose>>;

/** Progress of the last save. */
export type SavingStatus = PublishingStatus | { state: 'saving' | 'failed'; text: string };

const saving: SavingStatus = { state: 'saving', text: 'Lagrer …' };

/**
 * Saves the screens without mistakes if the content is valid with them alone, and follows the commit until it
 * is published. Mistakes are checked again, debounced, until none is left.
 */
export function useSaving(repository: Repository, drafts: Drafts, draft: Draft, change: ChangeDraft) {
  const [status, setStatus] = useState<SavingStatus>();
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([]);
  const hasMistakes = mistakes.length > 0;
  useEffect(() => {
    if (!hasMistakes) return;
    const timer = setTimeout(() => setMistakes(mistakesIn(contentAfter(draft))), 500);
    return () => clearTimeout(timer);
  }, [draft, hasMistakes]);
  const [question, setQuestion] = useState<ConflictsProps>();
  const choose: Choose = async (conflicts, merged) => {
    setStatus({ state: 'saving', text: 'Ikke lagret. Velg hva som skal stå.' });
    const answers = await new Promise<Answers>((onAnswer) => setQuestion({ conflicts, merged, onAnswer }));
    setQuestion(undefined);
    setStatus(saving);
    return answers;
  };
  const following = useRef(new AbortController());
  const follow = (commit: string) => {
    following.current.abort();
    following.current = new AbortController();
    void followPublishing(repository, commit, setStatus, following.current.signal);
  };
  // Not the status: a second press may come before it is rendered.
  const isWorking = useRef(false);
  /** Does one thing at a time; returns nothing for a press in between. */
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isWorking.current) return undefined;
    isWorking.current = true;
    following.current.abort();
    return work().finally(() => (isWorking.current = false));
  };
  /** Returns the first mistake, if any, although the rest is saved; nothing if the request failed. */
  const save = async () => {
    setStatus(saving);
    try {
      const found = mistakesIn(contentAfter(draft));
      const rest = found.reduce((now, { file }) => withoutChanges(now, screenOf(file)), draft);
      const sent = contentAfter(rest);
      // The rest is checked again: it may refer to what is not saved.
      const isRefused = found.length > 0 && (!isChanged(rest) || mistakesIn(sent).length > 0);
      flushSync(() => {
        setMistakes(found);
        if (isRefused) setStatus(undefined);
      });
      if (isRefused) return found[0];
      const next = await saveDraft({ repository, drafts, draft, part: rest, change, choose });
      if (!next) return;
      if (next === draft.base) setStatus({ state: 'unknown', text: 'Ingenting er endret.' });
      else follow(next.commit);
      return found[0] ?? ('saved' as const);
    } catch (error) {
      setStatus({ state: 'failed', text: sentenceFor(error) });
    }
    return;
  };
  /** Undoes a change of the list. @throws RepositoryError with the sentence for its row */
  const undoEntry = async (entry: Entry) => {
    setStatus({ state: 'saving', text: 'Angrer …' });
    try {
      const { commit } = await undo(repository, entry, draft, change);
      follow(commit);
      return true as const;
    } catch (error) {
      setStatus(undefined);
      throw error;
    }
  };
  return {
    ...{ status, mistakes, question },
    save: () => alone(save),
    undoEntry: (entry: Entry) => alone(() => undoEntry(entry)),
  };
}
