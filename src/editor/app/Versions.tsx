import { useState } from 'react';
import { useForm } from '../context.ts';
import type { Draft } from '../draft.ts';
import type { DraftAside } from '../draftStorage.ts';
import { RemovedNotice } from '../fields/removed.tsx';
import type { Version } from '../store/store.ts';
import { getSavedPath } from '../values.ts';
import { loadVersion } from './loadVersion.ts';
import { formatTime, VersionList, VersionRow } from './VersionList.tsx';

/** «Tidligere versjoner» of the open form. One is loaded as a change that is not saved. */
export function Versions() {
  const { session, state, form } = useForm();
  const [loaded, setLoaded] = useState<{ before: Draft | undefined }>();
  const read = async () => {
    const [aside, versions] = await Promise.all([
      session.storage.readAside(form),
      session.store.versions(getSavedPath(form)),
    ]);
    return { aside, versions };
  };
  const load = async (work: Promise<void>) => {
    const before = state.drafts.get(form);
    await work;
    setLoaded({ before });
  };
  const loadAside = ({ draft: { values, pictures, uploaded } }: DraftAside) =>
    session.loadValues(form, values, { pictures, uploaded });
  const undo = (before: Draft | undefined) => {
    setLoaded(undefined);
    void (before ? session.restoreDraft(before) : session.discardDraft(form));
  };
  return (
    <>
      <div role="status">
        {loaded && (
          <RemovedNotice onUndo={() => undo(loaded.before)}>
            Hentet. Se over, og trykk «Lagre» hvis det er dette du vil ha.
          </RemovedNotice>
        )}
      </div>
      <VersionList title="Tidligere versjoner" read={read}>
        {({ aside, versions }, run) => (
          <>
            {aside.length + versions.length === 0 && <p>Skjemaet er ikke endret ennå.</p>}
            <ol>
              {aside.map((each) => (
                <VersionRow
                  key={each.date}
                  title={`Ditt fra ${formatTime(each.date)}, som ikke ble lagret`}
                  text="Ligger i denne nettleseren"
                  onLoad={() => run(() => load(loadAside(each)))}
                />
              ))}
              {versions.map((version) => (
                <VersionRow
                  key={version.id}
                  title={`Slik det var til ${formatTime(version.date)}`}
                  text={describe(version)}
                  onLoad={() => run(() => load(loadVersion(session, form, version)))}
                />
              ))}
            </ol>
          </>
        )}
      </VersionList>
    </>
  );
}

const describe = ({ author, title }: Version) => [author, title].filter(Boolean).join(': ');
