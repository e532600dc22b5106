import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Issue } from '../../content/check/issue.ts';
import { IconButton, ItemButtons, QuietButton, UndoNotice } from '../form/buttons.tsx';
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
      <QuietButton onClick={add}>Nytt prosjekt</QuietButton>
      <UndoNotice
        text={deleted && `«${deleted.title}» slettes når du lagrer, med bildene.`}
        onUndo={() => {
          if (deleted) editor.restore(deleted.before);
          setDeleted(undefined);
        }}
      />
      <ol className="rows">
        {editor.projects.map((id, index) => {
          const title = editor.titleOf(id);
          return (
            <li key={id}>
              <a className="row" href={linkTo(`projects/${id}/project.yaml`)}>
                {editor.pictureOf(id) && <Photo className="project-photo" name={editor.pictureOf(id)} />}
                <span>
                  {title}
                  {editor.featured === id && <small className="featured">Vises stort</small>}
                </span>
              </a>
              <ItemButtons
                title={`«${title}»`}
                place={[index, editor.projects.length]}
                onMove={(by) => editor.moveProject(id, by)}
                onRemove={() => remove(id)}
                remove="Slett"
              >
                <IconButton
                  glyph={Star}
                  label={`Vis «${title}» stort`}
                  aria-pressed={editor.featured === id}
                  onClick={() => editor.feature(id)}
                />
              </ItemButtons>
            </li>
          );
        })}
      </ol>
      <h2 className="subtitle">Over prosjektene</h2>
      <FileScreen file="projects.yaml" {...{ editor, mistakes, isStrict }} />
    </>
  );
}
