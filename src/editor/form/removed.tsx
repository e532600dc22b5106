import { type ReactNode, useState } from 'react';
import { useEditor } from '../context.ts';
import { QuietButton } from './elements.tsx';

/** What was removed last, until the next save makes that final. */
export function useRemoved<Part extends object>() {
  const { commit } = useEditor().draft.base;
  const [last, setLast] = useState<{ part: Part; commit: string }>();
  return {
    removed: last?.commit === commit ? last.part : undefined,
    setRemoved: (part?: Part) => setLast(part && { part, commit }),
  };
}

/** Says what was removed, and brings it back. */
export const RemovedNotice = ({ children, onUndo }: { children?: ReactNode; onUndo: () => void }) => (
  <p className="removed">
    {children}
    <QuietButton autoFocus onClick={onUndo}>
      Angre
    </QuietButton>
  </p>
);
