import { type ReactNode, useState } from 'react';
import { projectIdOf } from '../../content/content.ts';
import { useEditor, useForm } from '../context.ts';
import type { Draft } from '../draft.ts';
import type { DraftAside } from '../draftStorage.ts';
import { QuietButton } from '../elements.tsx';
import { RemovedNotice } from '../fields/removed.tsx';
import type { Session } from '../session.ts';
import type { Version } from '../store/store.ts';
import { sentenceFor, StoreError } from '../store/storeError.ts';
import { formIn, placeOfForm, picturesOf, projectFile } from '../values.ts';
import { goTo } from './route.ts';

const when = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeStyle: 'short' });
const timeOf = (date: string) => when.format(new Date(date));

/** Loads a form as it was before a save; it is not saved by that. @throws StoreError */
async function loadVersion(session: Session, form: string, version: Version): Promise<void> {
  const files = await session.store.filesBefore(version, placeOfForm(form));
  const read = formIn(files, form);
  if (!read || read.issues.length > 0)
    throw new StoreError('missing', 'Skjemaet fantes ikke før denne lagringen, eller det kan ikke leses.');
  const found = picturesOf(form, read.value).flatMap((path) => {
    const file = files[path];
    return file ? [[path, file.id] as const] : [];
  });
  const uploaded = found.map(([, id]) => id);
  await session.load(form, read.value, { pictures: Object.fromEntries(found), uploaded });
}

/** «Tidligere versjoner» of the open form. One is loaded as a change that is not saved. */
export function Versions() {
  const { session, state, file } = useForm();
  const [loaded, setLoaded] = useState<{ before: Draft | undefined }>();
  const read = async () => {
    const [aside, versions] = await Promise.all([
      session.storage.readAside(file),
      session.store.versions(placeOfForm(file)),
    ]);
    return { aside, versions };
  };
  const load = async (work: Promise<void>) => {
    const before = state.drafts.get(file);
    await work;
    setLoaded({ before });
  };
  const loadAside = ({ draft: { values, pictures, uploaded } }: DraftAside) =>
    session.load(file, values, { pictures, uploaded });
  const undo = (before: Draft | undefined) => {
    setLoaded(undefined);
    void (before ? session.restore(before) : session.discard(file));
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
      <OnDemand title="Tidligere versjoner" read={read}>
        {({ aside, versions }, run) => (
          <>
            {aside.length + versions.length === 0 && <p>Skjemaet er ikke endret ennå.</p>}
            <ol>
              {aside.map((each) => (
                <Row
                  key={each.date}
                  title={`Ditt fra ${timeOf(each.date)}, som ikke ble lagret`}
                  text="Ligger i denne nettleseren"
                  onLoad={() => run(() => load(loadAside(each)))}
                />
              ))}
              {versions.map((version) => (
                <Row
                  key={version.id}
                  title={`Slik det var til ${timeOf(version.date)}`}
                  text={textOf(version)}
                  onLoad={() => run(() => load(loadVersion(session, file, version)))}
                />
              ))}
            </ol>
          </>
        )}
      </OnDemand>
    </>
  );
}

/** «Slettede prosjekter». One comes back as a project that is not saved. */
export function DeletedProjects() {
  const { session, state } = useEditor();
  const read = async () => {
    const found = new Map<string, Version>();
    for (const version of await session.store.versions('projects'))
      if (version.deletes !== undefined && !found.has(version.deletes)) found.set(version.deletes, version);
    return [...found].map(([folder, version]) => ({ form: `${folder}/project.yaml`, version }));
  };
  const load = async (form: string, version: Version) => {
    await loadVersion(session, form, version);
    goTo(form);
  };
  return (
    <OnDemand title="Slettede prosjekter" read={read}>
      {(deleted, run) => {
        const listed = deleted.filter(({ form }) => !state.tree.files[form] && !state.drafts.has(form));
        return (
          <>
            {listed.length === 0 && <p>Ingen prosjekter er slettet.</p>}
            <ol>
              {listed.map(({ form, version }) => (
                <Row
                  key={form}
                  title={version.title.replace(/^Slettet: /, '') || (projectIdOf(form) ?? projectFile(''))}
                  text={`Slettet ${timeOf(version.date)}${version.author && ` av ${version.author}`}`}
                  onLoad={() => run(() => load(form, version))}
                />
              ))}
            </ol>
          </>
        );
      }}
    </OnDemand>
  );
}

const textOf = ({ author, title }: Version) => [author, title].filter(Boolean).join(': ');

interface RowProps {
  title: string;
  text: string;
  onLoad: () => void;
}

const Row = ({ title, text, onLoad }: RowProps) => (
  <li className="version">
    <p>
      {title}
      <small>{text}</small>
    </p>
    <QuietButton aria-label={`Hent ${title}`} onClick={onLoad}>
      Hent
    </QuietButton>
  </li>
);

interface OnDemandProps<Found> {
  title: string;
  read: () => Promise<Found>;
  /** `run` does something that may fail with a sentence. */
  children: (found: Found, run: (work: () => Promise<void>) => void) => ReactNode;
}

/** A part that is read when it is opened. */
function OnDemand<Found>({ title, read, children }: OnDemandProps<Found>) {
  const [found, setFound] = useState<Found>();
  const [told, setTold] = useState('');
  const run = async (work: () => Promise<void>) => {
    setTold('Henter …');
    try {
      await work();
      setTold('');
    } catch (error) {
      setTold(sentenceFor(error));
    }
  };
  const open = () => run(async () => setFound(await read()));
  return (
    <details className="versions" onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary className="row">
        <span>{title}</span>
      </summary>
      <p role="status">{told}</p>
      {found && children(found, (work) => void run(work))}
    </details>
  );
}
