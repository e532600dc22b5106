import { useState } from 'react';
import { fileNode } from '../../content/fieldTree.ts';
import { textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { Draft } from '../draft.ts';
import { QuietButton } from '../elements.tsx';
import { MovableList, moveItem } from '../fields/MovableList.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { RemovedNotice } from '../fields/removed.tsx';
import { listDeletedProjects, createProjectId, listProjects } from '../projects.ts';
import { orderFile, getProjectForm } from '../values.ts';
import { DeletedProjects } from './DeletedProjects.tsx';
import { linkTo } from './route.ts';

/** The projects in the order of the page, above the form of their file. */
export function Projects() {
  const { session, state, value, filled, openField } = useForm();
  // A project that was never saved is in no list of deleted ones.
  const [removed, setRemoved] = useState<Draft>();
  const projects = listProjects(state);
  const shown = projects.filter((project) => project.value['hidden'] !== true);
  const named = textAt(value, 'featured');
  const featured = (shown.find(({ id }) => id === named) ?? shown[0])?.id;

  const add = () => {
    const form = getProjectForm(createProjectId());
    void session.addProject(form);
    openField({ file: form, field: ['title'] });
  };
  const remove = (form: string) => {
    setRemoved(state.tree.files[form] ? undefined : state.drafts.get(form));
    void session.deleteProject(form);
  };
  const move = (from: number, to: number) => {
    const order = moveItem(projects, from, to).map(({ id }) => id);
    void session.changeValues(orderFile, (values) => ({ ...values, order }));
  };
  return (
    <>
      <MovableList
        items={projects}
        keyOf={({ id }) => id}
        nameOf={({ title }) => `«${filled(title)}»`}
        onMove={move}
        onRemove={(index) => remove(projects[index]?.form ?? '')}
      >
        {(project) => {
          const picture = textAt(project.value, 'mainImage');
          return (
            <a className="row" href={linkTo(project.form)}>
              {picture && <Photo form={project.form} name={picture} />}
              <span>
                {filled(project.title)}
                {project.value['hidden'] === true && <small>Skjult</small>}
                {featured === project.id && <small>Vises stort, alltid først</small>}
              </span>
            </a>
          );
        }}
      </MovableList>
      <div role="status">
        {listDeletedProjects(state).map((project) => (
          <RemovedNotice key={project.id} onUndo={() => void session.keepProject(project.form)}>
            {`Slettes når du lagrer: «${filled(project.title)}».`}
          </RemovedNotice>
        ))}
        {removed && !state.drafts.has(removed.form) && (
          <RemovedNotice onUndo={() => void session.restoreDraft(removed)}>
            {`Slettet: «${filled(fileNode(removed.form, removed.values).label)}».`}
          </RemovedNotice>
        )}
      </div>
      <QuietButton onClick={add}>Nytt prosjekt</QuietButton>
      <DeletedProjects />
      <h2>Over prosjektene</h2>
    </>
  );
}
