import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { useEditor } from '../context.ts';
import { QuietButton } from '../form/buttons.tsx';
import { unsavedScreens } from '../unsaved.ts';
import { FindField } from './FindField.tsx';
import { linkTo } from './route.ts';
import type { Discarding } from './useDiscarding.ts';

/** What a file has in it, by the labels of its form. */
const summaryOf = (file: string) =>
  Object.values(fileSchema(file).properties ?? {})
    .flatMap(({ label, isHidden }) => (label && !isHidden ? [label] : []))
    .join(' · ');

const screens = [
  ...singleFileNames.map((file) => [file, fileSchema(file).label, summaryOf(file)]),
  ['endringer', 'Siste endringer', 'Hvem endret hva, når · Angre'],
];

/** The start page: all forms, with unsaved ones marked. */
export function Home({ discarding }: { discarding: Discarding }) {
  const unsaved = unsavedScreens(useEditor().content);
  return (
    <>
      <FindField />
      <nav aria-label="Delene av nettsiden">
        <ul className="rooms">
          {screens.map(([screen = '', name = '', summary]) => (
            <li key={screen} className="room">
              <a className="row" href={linkTo(screen)}>
                {name}
                <Icon glyph={ChevronRight} />
              </a>
              <small>{summary}</small>
              {unsaved.includes(screen) && (
                <p className="room-state">
                  <strong>Ikke lagret</strong>
                  <QuietButton
                    key="discard"
                    aria-label={`Forkast ${name}`}
                    onClick={() => discarding.discard(screen)}
                  >
                    Forkast
                  </QuietButton>
                </p>
              )}
              <div role="status">
                {discarding.discarded === screen && (
                  <p className="room-state">
                    Forkastet: {name}
                    <QuietButton key="restore" autoFocus onClick={discarding.restore}>
                      Angre
                    </QuietButton>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
