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

/** Checks all files, and keeps the draft, when typing has paused: both take longer than a key press may. */
export function useCheck(content: Content): Checked {
  const [checked, setChecked] = useState<Checked>({ files: content.snapshot.files, mistakes: [] });
  useEffect(() => {
    const settle = () => {
      const { snapshot, draft } = content;
      const files = isChanged(content) ? filesAfter(snapshot.files, draft) : snapshot.files;
      setChecked({ files, mistakes: isChanged(content) ? mistakesIn(files) : [] });
      void (isChanged(content) ? keepDraft(draft) : forgetDraft());
    };
    const timer = setTimeout(settle, 500);
    return () => clearTimeout(timer);
  }, [content]);
  return checked;
}
