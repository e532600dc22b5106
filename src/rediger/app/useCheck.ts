import { useEffect, useState } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import { type Content, isChanged } from '../content.ts';
import { mistakesIn } from '../draft.ts';
import type { Files } from '../repository.ts';
import { filesAfter } from '../saving/contents.ts';
import { forgetDraft, keepDraft } from '../saving/drafts.ts';

interface Checked {
  /** The content as it would be saved. */
  files: Files;
  mistakes: readonly Issue[];
}

/**
 * Keeps the draft at once, so that a page may be closed at any moment, and checks all files when typing has
 * paused: that takes longer than a key press may.
 */
export function useCheck(content: Content): Checked {
  const [checked, setChecked] = useState<Checked>({ files: content.snapshot.files, mistakes: [] });
  useEffect(() => {
    const { snapshot, draft } = content;
    const hasDraft = isChanged(content);
    void (hasDraft ? keepDraft(draft) : forgetDraft());
    const check = async () => {
      const files = hasDraft ? filesAfter(snapshot.files, draft) : snapshot.files;
      setChecked({ files, mistakes: hasDraft ? await mistakesIn(files) : [] });
    };
    const timer = setTimeout(() => void check(), 500);
    return () => clearTimeout(timer);
  }, [content]);
  return checked;
}
