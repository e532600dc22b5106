import { useState } from 'react';
import { type ChangeContent, type Content, type Draft, withFiles } from '../content.ts';
import { draftOf, withoutDraftOf } from '../unsaved.ts';

interface Discarded {
  screen: string;
  values: Draft['values'];
  /** The commit that the draft was based on. */
  commit: string;
}

/** Discards the unsaved changes of a screen. Can be undone until the next change or save. */
export function useDiscarding(content: Content, change: ChangeContent) {
  const [last, setLast] = useState<Discarded>();
  const canUndo = last && last.commit === content.snapshot.commit && draftOf(content, last.screen).size === 0;
  return {
    discard: (screen: string) => {
      const values = draftOf(content, screen);
      setLast({ screen, values, commit: content.snapshot.commit });
      change((now) => withoutDraftOf(now, values));
    },
    /** The screen that was discarded last, while that can be undone. */
    discarded: canUndo ? last.screen : undefined,
    restore: () => last && change((now) => withFiles(now, last.values)),
  };
}

export type Discarding = ReturnType<typeof useDiscarding>;
