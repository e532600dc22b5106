import { startTransition, useActionState, useEffect, useEffectEvent } from 'react';
import { useEditor } from '../context.ts';
import { Mistake, QuietButton } from '../form/elements.tsx';
import type { Entry } from '../repository/repository.ts';
import { sentenceFor } from '../repository/request.ts';
import { placeOf } from '../form/formFields.ts';
import { fieldChanges, nothing } from '../saving/fieldChanges.ts';
import { isUndone } from '../saving/undo.ts';

interface ChangesProps {
  /** True while a save or an undo is on its way. */
  isBusy: boolean;
  /** Undoes a change; returns nothing if another is on its way. */
  onUndo: (entry: Entry) => Promise<true | undefined>;
}

/**
 * The last changes that were made in the editor, the newest first. The list stays as it was opened: a new row
 * at the top would move another «Angre» under the finger.
 */
export function Changes(props: ChangesProps) {
  const { repository } = useEditor();
  const { found: entries, failure, ask } = useRequest(repository.history);
  const load = useEffectEvent(ask);
  useEffect(() => load(), []);
  return (
    <>
      <p role="status">
        {failure ?? (entries ? entries.length === 0 && 'Ingenting er endret her ennå.' : 'Henter …')}
      </p>
      <ol>
        {entries?.map((entry, index) => (
          <Change
            key={entry.commit}
            entry={entry}
            wasUndone={isUndone(entry.commit, entries.slice(0, index))}
            {...props}
          />
        ))}
      </ol>
    </>
  );
}

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });

/** A change: who, when, what, and «Angre» with how that goes. */
function Change({ entry, wasUndone, isBusy, onUndo }: ChangesProps & { entry: Entry; wasUndone: boolean }) {
  const { found = wasUndone, failure, isBusy: isOwn, ask } = useRequest(() => onUndo(entry));
  const label = isOwn ? 'Angrer …' : found ? 'Angret' : 'Angre';
  return (
    <li className="change">
      <div className="change-head">
        <p>
          <strong>{entry.title}</strong>
          {entry.author}, {when.format(new Date(entry.date))}
        </p>
        <QuietButton
          aria-disabled={isBusy || found}
          aria-label={`${label} ${entry.title}`}
          onClick={() => isBusy || found || ask()}
        >
          {label}
        </QuietButton>
      </div>
      <div role="alert">{failure && <Mistake>{failure}</Mistake>}</div>
      <Words entry={entry} />
    </li>
  );
}

/** Old and new words side by side, read when they are opened. */
function Words({ entry: { commit, parent } }: { entry: Entry }) {
  const { repository, filled } = useEditor();
  const read = async (ref?: string) => (ref ? (await repository.read(ref)).values : {});
  const { found, failure, ask } = useRequest(async () =>
    fieldChanges(...(await Promise.all([read(parent), read(commit)]))),
  );
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && ask()}>
      <summary className="unfold">Se hva som ble endret</summary>
      <p role="status">{failure ?? (found ? found.length === 0 && 'Bare bilder.' : 'Henter …')}</p>
      <ul>
        {found?.map(({ node, what, before, after }) => (
          <li key={`${node.file} ${node.field.join(' ')} ${what}`} className="change-words">
            <strong>{filled(placeOf(node))}</strong>
            <del className="side">
              <small>Før</small> {filled(before) || nothing}
            </del>
            <ins className="side">
              <small>Etter</small> {filled(after) || nothing}
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
