import { startTransition, useActionState } from 'react';
import { useEditor } from '../context.ts';
import { QuietButton } from '../form/buttons.tsx';
import type { Snapshot } from '../draft.ts';
import type { Entry } from '../repository/repository.ts';
import { sentenceFor } from '../repository/request.ts';
import { undo } from '../saving/undo.ts';
import { fieldChanges } from '../saving/changedFields.ts';

interface ChangeProps {
  entry: Entry;
  onUndone: (snapshot: Snapshot) => void;
}

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** A change: who, when, what, and «Angre» with why it is refused. */
export function Change({ entry, onUndone }: ChangeProps) {
  const { repository } = useEditor();
  const [refusal, press, isBusy] = useActionState(async () => {
    try {
      onUndone(await undo(repository, entry));
      return '';
    } catch (error) {
      return sentenceFor(error);
    }
  }, '');
  return (
    <li className="change">
      <div className="change-head">
        <p>
          <strong>{entry.title}</strong>
          {entry.author}, {when.format(new Date(entry.date))}
        </p>
        <QuietButton
          disabled={isBusy}
          aria-label={`Angre ${entry.title}`}
          onClick={() => startTransition(press)}
        >
          Angre
        </QuietButton>
      </div>
      <div role="alert">{refusal && <p className="mistake">{refusal}</p>}</div>
      <Words entry={entry} />
    </li>
  );
}

/** Old and new words side by side, read when they are opened. */
function Words({ entry: { commit, parent } }: { entry: Entry }) {
  const { repository } = useEditor();
  const read = async (ref?: string) => (ref ? (await repository.read(ref)).values : {});
  const [shown, load] = useActionState(async () => {
    try {
      const found = fieldChanges(...(await Promise.all([read(parent), read(commit)])));
      return found.length > 0 ? found : 'Bare bilder.';
    } catch (error) {
      return sentenceFor(error);
    }
  }, 'Henter …');
  const [message, changes] = typeof shown === 'string' ? [shown, []] : ['', shown];
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && startTransition(load)}>
      <summary className="unfold">Se hva som ble endret</summary>
      <p role="status">{message}</p>
      <ul>
        {changes.map(({ place, before, after }) => (
          <li key={place} className="change-words">
            <strong>{place}</strong>
            <del className="side">
              <small>Før</small> {before}
            </del>
            <ins className="side">
              <small>Etter</small> {after}
            </ins>
          </li>
        ))}
      </ul>
    </details>
  );
}
