import { compareProjects, readProjectId } from '../content/content.ts';
import { itemsAt, textAt } from '../content/values.ts';
import { listForms, type State, getFormValue } from './state.ts';
import { type FileValue, readForm, orderFile } from './values.ts';

/** A project with its current values. */
export interface Project {
  id: string;
  form: string;
  value: FileValue;
}

/** The projects in the order of the page. */
export function listProjects(state: State): Project[] {
  const compare = compareProjects(itemsAt(getFormValue(state, orderFile), 'order'));
  const projects = listForms(state).flatMap((form): Project[] => {
    const id = readProjectId(form);
    return id === undefined ? [] : [{ id, form, value: getFormValue(state, form) ?? {} }];
  });
  return projects.toSorted((a, b) => compare(a.id, b.id));
}

/** Projects that are deleted at the next save, as they are until then. */
export function listDeletedProjects({ drafts, tree }: State): Project[] {
  return [...drafts.values()].flatMap(({ form, values }): Project[] => {
    const value = readForm(tree.files, form)?.value;
    const id = readProjectId(form);
    return values === undefined && value && id !== undefined ? [{ id, form, value }] : [];
  });
}

/** A new project's id. It sorts by its day, so that the order needs no line of it. */
export function createProjectId(): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return `${day}-${crypto.randomUUID().slice(0, 4)}`;
}

/** A project's title. */
export const getProjectTitle = ({ value }: Pick<Project, 'value'>) => textAt(value, 'title') || 'Uten navn';
