import { useEffect, useState } from 'react';
import { QuietButton } from '../form/buttons.tsx';
import type { Entry, Repository, Snapshot } from '../repository.ts';
import { sentenceFor } from '../request.ts';
import { valuesOf } from '../values.ts';
import { undo } from './undo.ts';
import { type FieldChange, fieldChanges } from './words.ts';

interface ChangesProps {
  repository: Repository;
  /** Called with the content after a change is undone. */
  onUndone: (snapshot: Snapshot) => void;
}

/** The last changes that were made in the editor, the newest first, each with «Angre» and why it is refused. */
export function Changes({ repository, onUndone }: ChangesProps) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [message, setMessage] = useState('Henter endringene …');
  const [busy, setBusy] = useState('');
  const [refusal, setRefusal] = useState({ commit: '', sentence: '' });
  const [newest, setNewest] = useState<Snapshot>();
  useEffect(() => {
    repository.history().then(
      (found) => {
        setEntries(found);
        const usual = newest ? 'Angret.' : '';
        setMessage(found.length > 0 ? usual : 'Ingenting er endret her ennå.');
      },
      (error: unknown) => setMessage(sentenceFor(error)),
    );
  }, [repository, newest]);
  const press = async (entry: Entry) => {
    setBusy(entry.commit);
    setRefusal({ commit: '', sentence: '' });
    try {
      const snapshot = await undo(repository, entry);
      setNewest(snapshot);
      onUndone(snapshot);
    } catch (error) {
      setRefusal({ commit: entry.commit, sentence: sentenceFor(error) });
    }
    setBusy('');
  };
  return (
    <section className="changes">
      <p role="status">{message}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.commit} className="change">
            <p>
              <strong>{entry.title}</strong>
              <span>
                {entry.author}, {when.format(new Date(entry.date))}
              </span>
            </p>
            <QuietButton
              disabled={busy !== ''}
              aria-label={`Angre ${entry.title}`}
              onClick={() => void press(entry)}
            >
              Angre
            </QuietButton>
            <div role="alert">
              {refusal.commit === entry.commit && <p className="mistake">{refusal.sentence}</p>}
            </div>
            <Words {...{ entry, repository }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** Old and new words side by side, read when they are opened. */
function Words({ entry: { commit, parent }, repository }: { entry: Entry; repository: Repository }) {
  const [changes, setChanges] = useState<FieldChange[]>([]);
  const [message, setMessage] = useState('Henter …');
  const load = () =>
    Promise.all([parent === undefined ? undefined : repository.read(parent), repository.read(commit)]).then(
      ([before, after]) => {
        const found = fieldChanges(before ? valuesOf(before.files) : {}, valuesOf(after.files));
        setChanges(found);
        setMessage(found.length > 0 ? '' : 'Bare bilder.');
      },
      (error: unknown) => setMessage(sentenceFor(error)),
    );
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>Se hva som ble endret</summary>
      <p role="status">{message}</p>
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
      </ul>
    </details>
  );
}
