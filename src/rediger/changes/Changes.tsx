import { useEffect, useState } from 'react';
import { type Entry, type Repository, sentenceFor } from '../repository.ts';
import { Change } from './Change.tsx';

interface ChangesProps {
  repository: Repository;
  /** Called with the new commit. */
  onUndone: (commit: string) => void;
}

/** The last changes that were made in the editor, the newest first, each with «Angre». */
export function Changes({ repository, onUndone }: ChangesProps) {
  const [entries, setEntries] = useState<Entry[]>();
  const [message, setMessage] = useState('Henter endringene …');
  const [isBusy, setBusy] = useState(false);
  const [newest, setNewest] = useState('');
  useEffect(() => {
    repository
      .history()
      .then((found) => {
        setEntries(found);
        setMessage(found.length > 0 ? '' : 'Ingenting er endret her ennå.');
      })
      .catch((error: unknown) => setMessage(sentenceFor(error)));
  }, [repository, newest]);
  return (
    <section className="changes">
      <p role="status">{message}</p>
      <ol>
        {entries?.map((entry) => (
          <Change
            key={entry.commit}
            {...{ entry, repository, isBusy, onBusy: setBusy }}
            onUndone={(commit) => {
              setNewest(commit);
              setMessage('Angret.');
              onUndone(commit);
            }}
          />
        ))}
      </ol>
    </section>
  );
}
