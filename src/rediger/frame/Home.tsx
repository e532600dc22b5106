import { fileSchema } from '../../content/schema/field-schema.ts';
import { singleFiles } from '../../content/schema/files.ts';
import { linkTo } from './route.ts';
import type { Editor } from './useEditor.ts';

/** The parts of the site that can be changed. */
export function Home({ editor, onSignOut }: { editor: Editor; onSignOut: (() => void) | undefined }) {
  const parts = Object.keys(singleFiles).map((file) =>
    file === 'projects.yaml'
      ? { screen: 'prosjekter', name: `Prosjekter (${editor.projects.length})` }
      : { screen: file, name: fileSchema(file).label },
  );
  return (
    <>
      <nav aria-label="Delene av nettsiden">
        <ul className="rows">
          {parts.map(({ screen, name }) => (
            <li key={screen}>
              <a className="row" href={linkTo(screen)}>
                {name}
              </a>
            </li>
          ))}
          <li>
            <a className="row" href={linkTo('endringer')}>
              Siste endringer
            </a>
          </li>
        </ul>
      </nav>
      {onSignOut && (
        <button type="button" className="button" data-kind="quiet" onClick={onSignOut}>
          Logg ut
        </button>
      )}
    </>
  );
}
