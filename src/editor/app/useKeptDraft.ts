import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft.ts';
import type { Drafts } from '../saving/storedDraft.ts';
import { isChanged } from '../unsaved.ts';

/** `taken`: the editor is used in another tab now. `failed`: this browser could not keep the draft. */
export type Keeping = Awaited<ReturnType<Drafts['keep']>>;

/** Keeps every change of the draft in this browser, until another tab takes the editor over. */
export function useKeptDraft(draft: Draft, drafts: Drafts, taken: Promise<unknown>): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const pending = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    // Without debounce: the page may be closed at any moment.
    const own = drafts.keep(draft).then((now) => {
      setKeeping((was) => (was === 'taken' ? was : now));
      if (pending.current === own) pending.current = undefined;
    });
    pending.current = own;
  }, [draft, drafts]);
  const isUnkept = keeping === 'failed' && isChanged(draft);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => (pending.current || isUnkept) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);
  useEffect(() => void taken.then(() => setKeeping('taken')), [taken]);
  return keeping;
}
