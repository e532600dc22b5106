import { singleFileNames } from '#file-schemas';
import { itemsAt, textAt } from '../content/values.ts';
import { type Content, valueIn, withFile } from './content.ts';
import { orderFile, projectFile } from './values.ts';

const projectIdOf = (name: string) => /^projects\/([^/]+)\/project\.yaml$/.exec(name)?.[1];

/** Whether a file is one that the site reads its words from. */
export const isContentFile = (name: string) =>
  singleFileNames.includes(name) || projectIdOf(name) !== undefined;

/** Eight characters that are not used again: undo and merges identify pictures and projects by name. */
export const shortId = () => crypto.randomUUID().slice(0, 8);

/** The ids of all projects, deleted ones too. */
const allProjects = ({ snapshot, draft }: Content) =>
  [...new Set([...Object.keys(snapshot.values), ...draft.values.keys()])].flatMap(
    (name) => projectIdOf(name) ?? [],
  );

/** The ids of the projects in the order of the page. */
export function projectsIn(content: Content): string[] {
  const order = itemsAt(valueIn(content, orderFile), 'order').map(String);
  const ids = allProjects(content).filter((id) => !content.draft.deletions.includes(projectFile(id)));
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return ids.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b, 'nb', { numeric: true }));
}

/** The content with these projects in this order. The others are deleted, until they are listed again. */
export function withProjects(content: Content, ids: readonly string[]): Content {
  const deletions = allProjects(content).filter((id) => !ids.includes(id));
  const ordered = withFile(content, orderFile, { ...valueIn(content, orderFile), order: ids });
  return { ...ordered, draft: { ...ordered.draft, deletions: deletions.map(projectFile) } };
}

/** The content with an empty project at the end. */
export const withNewProject = (content: Content, id: string): Content =>
  withProjects(withFile(content, projectFile(id), { title: '', description: '', images: [] }), [
    ...projectsIn(content),
    id,
  ]);

/** What a project is called. */
export const projectTitle = (content: Content, id: string) =>
  textAt(valueIn(content, projectFile(id)), 'title') || 'Uten navn';

/** The people and the projects that a field may name. */
export function choicesIn(content: Content) {
  const { staff, others } = valueIn(content, 'staff.yaml');
  const people = [...itemsAt(staff).map((person) => textAt(person, 'name')), ...itemsAt(others).map(String)];
  return {
    person: people.map((name) => [name, name] as const),
    project: projectsIn(content).map((id) => [id, projectTitle(content, id)] as const),
  };
}
