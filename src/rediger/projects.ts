import { compareProjects, projectIdOf } from '../content/content.ts';
import { singleFileNames } from '../content/schema/files.ts';
import { itemsAt, textAt } from '../content/values.ts';
import { type Content, valueIn, valuesIn, withFiles } from './content.ts';
import { emptyProject, type FileValue, orderFile, projectFile } from './values.ts';

/** True if a file is a content file that the site reads. */
export const isContentFile = (name: string) =>
  singleFileNames.includes(name) || projectIdOf(name) !== undefined;

/** A unique name of eight characters: undo and merges identify pictures and projects by name. */
export const shortId = () => crypto.randomUUID().slice(0, 8);

/** A project with its current values. */
export interface Project {
  id: string;
  value: FileValue;
}

/** The projects in the order of the page. */
export function projectsIn(content: Content): Project[] {
  const compare = compareProjects(itemsAt(valueIn(content, orderFile), 'order'));
  return Object.entries(valuesIn(content))
    .flatMap(([name, value]): Project[] => {
      const id = projectIdOf(name);
      return id && value ? [{ id, value }] : [];
    })
    .toSorted((a, b) => compare(a.id, b.id));
}

/** The content with these projects in this order; others are deleted. */
export function withProjects(content: Content, projects: readonly Project[]): Content {
  const was = new Map(projectsIn(content).map(({ id, value }) => [id, value]));
  const is = new Map(projects.map(({ id, value }) => [id, value]));
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
  const order = { ...valueIn(content, orderFile), order: [...is.keys()] };
  const files = changed.map((id) => [projectFile(id), is.get(id)] as const);
  return withFiles(content, new Map<string, FileValue | undefined>([...files, [orderFile, order]]));
}

/** The content with an empty project at the end. */
export const withNewProject = (content: Content, id: string): Content =>
  withProjects(content, [...projectsIn(content), { id, value: emptyProject }]);

/** A project's title. */
export const projectTitle = ({ value }: Project) => textAt(value, 'title') || 'Uten navn';
