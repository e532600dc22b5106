import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.ts';
import type { Snapshot } from '../draft.ts';
import { Change } from './Change.tsx';
import { useRequest } from './useRequest.ts';

interface ChangesProps {
  /** Called with the content after a change is undone. */
  onUndone: (snapshot: Snapshot) => void;
}

/** The last changes that were made in the editor, the newest first. */
export function Changes({ onUndone }: ChangesProps) {
  const { repository, draft } = useEditor();
  const { found: entries, failure, ask } = useRequest(repository.history);
  const load = useEffectEvent(ask);
  const newest = draft.base.commit;
  useEffect(() => load(), [newest]);
  return (
    <>
      <p role="status">
        {failure ?? (entries ? entries.length === 0 && 'Ingenting er endret her ennå.' : 'Henter …')}
      </p>
      <ol>
        {entries?.map((entry) => (
          <Change key={entry.commit} entry={entry} onUndone={onUndone} />
        ))}
      </ol>
    </>
  );
}
