import { type ReactNode, useState } from 'react';
import { useForm } from '../context.ts';
import { QuietButton } from '../elements.tsx';

/** What was removed last from the open form, until the next save makes that final. */
export function useRemoved<Part extends object>() {
  const { state, form } = useForm();
  const saved = state.tree.files[form]?.id;
  const [last, setLast] = useState<{ part: Part; saved: string | undefined }>();
  return {
    removed: last && last.saved === saved ? last.part : undefined,
    setRemoved: (part?: Part) => setLast(part && { part, saved }),
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
