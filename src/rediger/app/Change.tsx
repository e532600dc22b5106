import { useEditor } from '../context.ts';
import { QuietButton } from '../form/buttons.tsx';
import type { Snapshot } from '../draft.ts';
import type { Entry } from '../repository/repository.ts';
import { undo } from '../saving/undo.ts';
import { fieldChanges } from '../saving/changedFields.ts';
import { useRequest } from './useRequest.ts';

interface ChangeProps {
  entry: Entry;
  onUndone: (snapshot: Snapshot) => void;
}

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** A change: who, when, what, and «Angre» with why it is refused. */
export function Change({ entry, onUndone }: ChangeProps) {
  const { repository } = useEditor();
  const { failure, isBusy, ask } = useRequest(async () => onUndone(await undo(repository, entry)));
  return (
    <li className="change">
      <div className="change-head">
        <p>
          <strong>{entry.title}</strong>
          {entry.author}, {when.format(new Date(entry.date))}
        </p>
        <QuietButton disabled={isBusy} aria-label={`Angre ${entry.title}`} onClick={ask}>
          Angre
        </QuietButton>
      </div>
      <div role="alert">{failure && <p className="mistake">{failure}</p>}</div>
      <Words entry={entry} />
    </li>
  );
}

/** Old and new words side by side, read when they are opened. */
function Words({ entry: { commit, parent } }: { entry: Entry }) {
  const { repository } = useEditor();
  const read = async (ref?: string) => (ref ? (await repository.read(ref)).values : {});
  const { found, failure, ask } = useRequest(async () =>
    fieldChanges(...(await Promise.all([read(parent), read(commit)]))),
  );
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && ask()}>
      <summary className="unfold">Se hva som ble endret</summary>
      <p role="status">{failure ?? (found ? found.length === 0 && 'Bare bilder.' : 'Henter …')}</p>
      <ul>
        {found?.map(({ place, before, after }) => (
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
