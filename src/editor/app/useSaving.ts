import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormMistake } from '../mistakes.ts';
import type { Session } from '../session.ts';
import type { State } from '../state.ts';
import { explainError } from '../store/storeError.ts';
import { followPublishing, type PublishingStatus } from './followPublishing.ts';

/** Progress of the last save. */
export type SavingStatus = PublishingStatus | { state: 'saving' | 'failed' | 'notSaved'; text: string };

/** Saves forms one after the other, and follows the last one until it is published. */
export function useSaving(session: Session, { drafts }: State) {
  const [status, setStatus] = useState<SavingStatus>();
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([]);
  const following = useRef(new AbortController());
  // Not the status: a second press may come before it is drawn.
  const isSaving = useRef(false);

  // Mistakes are looked for again while they are mended.
  useEffect(() => {
    if (mistakes.length === 0) return;
    const timer = setTimeout(() => {
      const forms = new Set(mistakes.map(({ file }) => file));
      setMistakes([...forms].flatMap((form) => session.mistakesOf(form)));
    }, 500);
    return () => clearTimeout(timer);
  }, [session, drafts, mistakes]);

  /** Returns the first mistake, if any, although the other forms are saved; nothing if a request failed. */
  async function saveForms(forms: readonly string[]): Promise<FormMistake | 'saved' | undefined> {
    setStatus({ state: 'saving', text: 'Lagrer …' });
    const found: FormMistake[] = [];
    let commit: string | undefined;
    /** Why a form was not saved, although nothing went wrong. */
    let notSaved: string | undefined;
    try {
      for (const form of forms) {
        const outcome = await session.save(form);
        if (outcome.state === 'saved') commit = outcome.commit;
        if (outcome.state === 'refused') found.push(...outcome.mistakes);
        if (outcome.state === 'replaced')
          notSaved = 'Hentet. Ditt ligger under «Tidligere versjoner» i skjemaet.';
        if (outcome.state === 'postponed') {
          notSaved = 'Ikke lagret. Det du har skrevet, står i skjemaet.';
          break;
        }
      }
    } catch (error) {
      setMistakes(found);
      setStatus({ state: 'failed', text: explainError(error) });
      return undefined;
    }
    flushSync(() => {
      setMistakes(found);
      setStatus(notSaved === undefined ? undefined : { state: 'notSaved', text: notSaved });
    });
    if (commit !== undefined && notSaved === undefined) {
      following.current = new AbortController();
      void followPublishing(session.store, commit, setStatus, following.current.signal);
    }
    const [mistake] = found;
    if (mistake) return mistake;
    return commit === undefined ? undefined : 'saved';
  }

  return {
    status,
    mistakes,
    save: async (forms: readonly string[]) => {
      if (isSaving.current) return undefined;
      isSaving.current = true;
      following.current.abort();
      return saveForms(forms).finally(() => (isSaving.current = false));
    },
  };
}
