import { startTransition, useActionState, useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.ts';
import type { Snapshot } from '../draft.ts';
import { Mistake, QuietButton } from '../form/elements.tsx';
import type { Entry } from '../repository/repository.ts';
import { sentenceFor } from '../repository/request.ts';
import { fieldChanges } from '../saving/changedFields.ts';
import { undo } from '../saving/undo.ts';

interface ChangesProps {
  /** Called with the content after a change is undone. */
  onUndone: (snapshot: Snapshot) => Promise<void>;
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

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** A change: who, when, what, and «Angre» with why it is refused. */
function Change({ entry, onUndone }: ChangesProps & { entry: Entry }) {
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
      <div role="alert">{failure && <Mistake>{failure}</Mistake>}</div>
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

/** A request that is sent when asked for: what it found, or the sentence for the owner where it failed. */
function useRequest<Found>(send: () => Promise<Found>) {
  const [answer, ask, isBusy] = useActionState<{ found?: Found; failure?: string }>(
    () =>
      send().then(
        (found) => ({ found }),
        (error: unknown) => ({ failure: sentenceFor(error) }),
      ),
    {},
  );
  return { ...answer, isBusy, ask: () => startTransition(ask) };
}
