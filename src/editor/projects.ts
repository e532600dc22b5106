import { compareProjects, readProjectId } from '../content/content.ts';
import { fileNode } from '../content/fieldTree.ts';
import { itemsAt } from '../content/values.ts';
import { listForms, type State, getFormValue } from './state.ts';
import { type FileValue, readForm, orderFile } from './values.ts';

/** A project with its current values. */
export interface Project {
  id: string;
  form: string;
  value: FileValue;
  title: string;
}

/** The project of a form with a value; nothing for the form of another file. */
function toProject(form: string, value: FileValue): Project | undefined {
  const id = readProjectId(form);
  if (id === undefined) return undefined;
  return { id, form, value, title: fileNode(form, value).label };
}

/** The projects in the order of the page. */
export function listProjects(state: State): Project[] {
  const compare = compareProjects(itemsAt(getFormValue(state, orderFile), 'order'));
  const projects = listForms(state).flatMap((form) => toProject(form, getFormValue(state, form) ?? {}) ?? []);
  return projects.toSorted((a, b) => compare(a.id, b.id));
}

/** Projects that are deleted at the next save, as they are until then. */
export function listDeletedProjects({ drafts, tree }: State): Project[] {
  const deleted = [...drafts.values()].filter(({ values }) => values === undefined);
  return deleted.flatMap(({ form }) => {
    // A project that was never saved is in no list.
    const saved = readForm(tree.files, form);
    if (!saved) return [];
    return toProject(form, saved.value) ?? [];
  });
}

/** A new project's id. It sorts by its day, so that the order needs no line of it. */
export function createProjectId(): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return `${day}-${crypto.randomUUID().slice(0, 4)}`;
}
