import { compareProjects, readProjectId } from '../content/content.ts';
import { itemsAt, textAt } from '../content/values.ts';
import { formsOf, type State, valueOf } from './state.ts';
import { type FileValue, formIn, orderFile } from './values.ts';

/** A project with its current values. */
export interface Project {
  id: string;
  form: string;
  value: FileValue;
}

/** The projects in the order of the page. */
export function projectsIn(state: State): Project[] {
  const compare = compareProjects(itemsAt(valueOf(state, orderFile), 'order'));
  const projects = formsOf(state).flatMap((form): Project[] => {
    const id = readProjectId(form);
    return id === undefined ? [] : [{ id, form, value: valueOf(state, form) ?? {} }];
  });
  return projects.toSorted((a, b) => compare(a.id, b.id));
}

/** Projects that are deleted at the next save, as they are until then. */
export function deletedIn({ drafts, tree }: State): Project[] {
  return [...drafts.values()].flatMap(({ form, values }): Project[] => {
    const value = formIn(tree.files, form)?.value;
    const id = readProjectId(form);
    return values === undefined && value && id !== undefined ? [{ id, form, value }] : [];
  });
}

/** A new project's id. It sorts by its day, so that the order needs no line of it. */
export function newProjectId(): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return `${day}-${crypto.randomUUID().slice(0, 4)}`;
}

/** A project's title. */
export const projectTitle = ({ value }: Pick<Project, 'value'>) => textAt(value, 'title') || 'Uten navn';
