import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import { ChevronRight } from 'lucide';
import { Icon } from '../../site/components/Icon.tsx';
import { useEditor } from '../context.ts';
import { type Files, withFiles } from '../draft.ts';
import { QuietButton } from '../form/elements.tsx';
import { RemovedNotice, useRemoved } from '../form/removed.tsx';
import { endingToken } from '../repository/tokenEnd.ts';
import { changesOf, unsavedScreens, withoutChanges } from '../unsaved.ts';
import { FindField } from './FindField.tsx';
import { MissingList } from './MissingList.tsx';
import { linkTo } from './route.ts';
import { SignOut } from './SignOut.tsx';

/** What a file has in it, by the labels of its form. */
const summaryOf = (file: string) =>
  Object.values(fileSchema(file).properties ?? {})
    .flatMap(({ label, isHidden }) => (label && !isHidden ? [label] : []))
    .join(' · ');

/** The start page: all forms, with unsaved ones marked. */
export const Home = () => (
  <>
    <EndingToken />
    <MissingList />
    <FindField />
    <nav aria-label="Delene av nettsiden">
      <ul className="rooms">
        {singleFileNames.map((file) => (
          <Room key={file} screen={file} name={fileSchema(file).label ?? ''} summary={summaryOf(file)} />
        ))}
        <Room screen="endringer" name="Siste endringer" summary="Hvem endret hva, når · Angre" />
      </ul>
    </nav>
    {EDITOR_REPO && <SignOut />}
  </>
);

/** Says when the token ends, a month before. */
function EndingToken() {
  const end = endingToken();
  if (!end) return;
  const day = end.toLocaleDateString('nb', { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <p className="callout">
      Nøkkelen til GitHub går ut {day}. Lag en ny før det: Logg ut nederst på denne siden, og følg stegene.
    </p>
  );
}

/** A link to a screen. Its unsaved changes can be discarded, and had back until the page is left. */
function Room({ screen, name, summary }: { screen: string; name: string; summary: string }) {
  const { draft, change } = useEditor();
  const { removed, setRemoved } = useRemoved<Files>();
  const discard = () => {
    setRemoved(changesOf(draft, screen));
    change((now) => withoutChanges(now, screen));
  };
  const isUnsaved = unsavedScreens(draft).includes(screen);
  return (
    <li className="room">
      <a className="row" href={linkTo(screen)}>
        {name}
        <Icon glyph={ChevronRight} />
      </a>
      <small>{summary}</small>
      {isUnsaved && (
        <p className="room-state">
          <strong>Ikke lagret</strong>
          <QuietButton aria-label={`Forkast ${name}`} onClick={discard}>
            Forkast
          </QuietButton>
        </p>
      )}
      <div role="status">
        {removed && !isUnsaved && (
          <RemovedNotice onUndo={() => change((now) => withFiles(now, removed))}>
            Forkastet: {name}
          </RemovedNotice>
        )}
      </div>
    </li>
  );
}
