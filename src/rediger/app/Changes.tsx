import { useEffect, useState } from 'react';
import { useEditor } from '../context.ts';
import type { Snapshot } from '../draft.ts';
import type { Entry } from '../repository/repository.ts';
import { sentenceFor } from '../repository/request.ts';
import { Change } from './Change.tsx';

interface ChangesProps {
  /** Called with the content after a change is undone. */
  onUndone: (snapshot: Snapshot) => void;
}

/** The last changes that were made in the editor, the newest first. */
export function Changes({ onUndone }: ChangesProps) {
  const { repository, draft } = useEditor();
  const newest = draft.base.commit;
  const [entries, setEntries] = useState<Entry[]>([]);
  const [message, setMessage] = useState('Henter endringene …');
  useEffect(() => {
    repository.history().then(
      (found) => {
        setEntries(found);
        setMessage(found.length === 0 ? 'Ingenting er endret her ennå.' : '');
      },
      (error: unknown) => setMessage(sentenceFor(error)),
    );
  }, [repository, newest]);
  return (
    <>
      <p role="status">{message}</p>
      <ol>
        {entries.map((entry) => (
          <Change key={entry.commit} entry={entry} onUndone={onUndone} />
        ))}
      </ol>
    </>
  );
}
