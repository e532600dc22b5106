import { compareProjects, projectIdOf } from '../content/content.ts';
import { isSame, itemsAt, textAt } from '../content/values.ts';
import { type Draft, valueIn, withFiles } from './draft.ts';
import { emptyProject, type FileValue, orderFile, projectFile } from './values.ts';

/** A unique name of eight characters: undo and merges identify pictures and projects by name. */
export const shortId = () => crypto.randomUUID().slice(0, 8);

/** A project with its current values. */
export interface Project {
  id: string;
  value: FileValue;
}

/** The projects in the order of the page. */
export function projectsIn(draft: Draft): Project[] {
  const compare = compareProjects(itemsAt(valueIn(draft, orderFile), 'order'));
  return Object.keys(draft.values)
    .flatMap((name): Project[] => {
      const id = projectIdOf(name);
      return id ? [{ id, value: valueIn(draft, name) }] : [];
    })
    .toSorted((a, b) => compare(a.id, b.id));
}

/** The draft with these projects in this order; others are deleted. */
export function withProjects(draft: Draft, projects: readonly Project[]): Draft {
  const order = { ...valueIn(draft, orderFile), order: projects.map(({ id }) => id) };
  const gone = projectsIn(draft).map(({ id }) => [projectFile(id), 'deleted']);
  const kept = projects.map(({ id, value }) => [projectFile(id), value]);
  return withFiles(draft, { ...Object.fromEntries([...gone, ...kept]), [orderFile]: order });
}

/** Removes new projects whose form was left without writing anything. */
export function withoutEmptyProjects(draft: Draft, isLeft: (file: string) => boolean): Draft {
  const all = projectsIn(draft);
  const written = all.filter(({ id, value }) => !isLeft(projectFile(id)) || !isSame(value, emptyProject));
  return written.length < all.length ? withProjects(draft, written) : draft;
}

/** A project's title. */
export const projectTitle = ({ value }: Project) => textAt(value, 'title') || 'Uten navn';
