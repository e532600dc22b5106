import { useState } from 'react';
import { QuietButton } from '../form/buttons.tsx';
import { type Entry, type Repository, sentenceFor } from '../repository.ts';
import { undo } from './undo.ts';
import { type FieldChange, fieldChanges } from './words.ts';

interface ChangeProps {
  entry: Entry;
  repository: Repository;
  /** Whether a change is being undone. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onUndone: (commit: string) => void;
}

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** One change: who and when, its old and new words when they are wanted, and «Angre» with the reason where it is refused. */
export function Change({ entry, repository, isBusy, onBusy, onUndone }: ChangeProps) {
  const [refusal, setRefusal] = useState('');
  const press = () => {
    onBusy(true);
    setRefusal('');
    undo(repository, entry)
      .then(onUndone)
      .catch((error: unknown) => setRefusal(sentenceFor(error)))
      .finally(() => onBusy(false));
  };
  return (
    <li className="change">
      <p>
        <strong>{entry.title}</strong>
        <span>
          {entry.author}, {when.format(new Date(entry.date))}
        </span>
      </p>
      <QuietButton disabled={isBusy} aria-label={`Angre ${entry.title}`} onClick={press}>
        Angre
      </QuietButton>
      <div role="alert">{refusal && <p className="mistake">{refusal}</p>}</div>
      <Words {...{ entry, repository }} />
    </li>
  );
}

/** Old and new words side by side, fetched when they are opened. */
function Words({ entry, repository }: Pick<ChangeProps, 'entry' | 'repository'>) {
  const [changes, setChanges] = useState<FieldChange[] | string>('Henter …');
  const load = () => {
    if (typeof changes !== 'string' || entry.parent === undefined) return;
    Promise.all([repository.at(entry.parent), repository.at(entry.commit)])
      .then(([before, after]) => setChanges(fieldChanges(before.files, after.files)))
      .catch((error: unknown) => setChanges(sentenceFor(error)));
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary>Se hva som ble endret</summary>
      {typeof changes === 'string' ? (
        <p role="status">{changes}</p>
      ) : (
        <ul>
          {changes.map(({ place, before, after }) => (
            <li key={place}>
              <strong>{place}</strong>
              <del>
                <b>Før</b> {before}
              </del>
              <ins>
                <b>Etter</b> {after}
              </ins>
            </li>
          ))}
          {changes.length === 0 && <li>Bare bilder.</li>}
        </ul>
      )}
    </details>
  );
}
