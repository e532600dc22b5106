import { ArrowDown, ArrowUp, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import { Icon } from '../../components/Icon.tsx';
import { Photo } from '../pictures/Photo.tsx';
import type { Draft } from '../draft.ts';
import { FileScreen } from './FileScreen.tsx';
import { linkTo } from './route.ts';
import type { Editor } from './useEditor.ts';

/** The projects in their order, and the texts above them. */
export function Projects({
  editor,
  mistakes,
  isStrict,
}: {
  editor: Editor;
  mistakes: readonly Issue[];
  isStrict: boolean;
}) {
  const [deleted, setDeleted] = useState<{ title: string; before: Draft }>();
  const remove = (id: string) => {
    setDeleted({ title: editor.titleOf(id), before: editor.draft });
    editor.deleteProject(id);
  };
  const add = () => {
    location.hash = linkTo(`projects/${editor.addProject()}/project.yaml`);
  };
  return (
    <>
      <button type="button" className="button" data-kind="quiet" onClick={add}>
        Nytt prosjekt
      </button>
      <div role="status">
        {deleted && (
          <p className="notice">
            {`«${deleted.title}» slettes når du lagrer, med bildene. `}
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => {
                editor.restore(deleted.before);
                setDeleted(undefined);
              }}
            >
              Angre
            </button>
          </p>
        )}
      </div>
      <ol className="rows">
        {editor.projects.map((id, index) => {
          const title = editor.titleOf(id);
          return (
            <li key={id} className="project">
              <a className="row" href={linkTo(`projects/${id}/project.yaml`)}>
                {editor.pictureOf(id) && <Photo className="project-photo" name={editor.pictureOf(id)} />}
                <span>
                  {title}
                  {editor.featured === id && <small className="featured">Vises stort</small>}
                </span>
              </a>
              <div className="item-buttons">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Vis «${title}» stort`}
                  aria-pressed={editor.featured === id}
                  onClick={() => editor.feature(id)}
                >
                  <Icon glyph={Star} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Flytt «${title}» opp`}
                  disabled={index === 0}
                  onClick={() => editor.moveProject(id, -1)}
                >
                  <Icon glyph={ArrowUp} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Flytt «${title}» ned`}
                  disabled={index === editor.projects.length - 1}
                  onClick={() => editor.moveProject(id, 1)}
                >
                  <Icon glyph={ArrowDown} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Slett «${title}»`}
                  onClick={() => remove(id)}
                >
                  <Icon glyph={Trash2} />
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <h2 className="subtitle">Over prosjektene</h2>
      <FileScreen file="projects.yaml" {...{ editor, mistakes, isStrict }} />
    </>
  );
}
