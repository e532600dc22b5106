import { type Content, type ContentFile, fileOf, projectIdOf, projectsOf } from '../content.ts';
import { projectId } from '../schema/projects.ts';
import { isGroup, itemsAt, valueAt } from '../values.ts';
import { issueAt, list, quote, type Issue } from './issue.ts';
import { didYouMean, sentences } from './nearest.ts';

/** The rules that hold among the projects: their names, the featured one, their order, and each main picture. */
export function checkProjects(content: Content): Issue[] {
  const projects = projectsOf(content);
  const ids = projects.map(projectIdOf);
  const folders = content.names.flatMap((name) => /^projects\/([^/]+)$/.exec(name)?.slice(1) ?? []);
  const at = (id: string, found: string, expected: string): Issue => ({
    file: `projects/${id}/project.yaml`,
    field: [],
    found,
    expected,
  });
  const naming =
    'Et mappenavn med små bokstaver a–z, tall og bindestrek, for eksempel proj1. Det står i adresser.';
  return [
    ...checkOrder(fileOf(content, 'projects.yaml'), ids),
    ...ids
      .filter((id) => !projectId.safeParse(id).success)
      .map((id) => at(id, `en mappe som heter ${quote(id)}`, naming)),
    ...folders
      .filter((folder) => !ids.includes(folder))
      .map((folder) => at(folder, 'ingenting (filen mangler)', 'En fil med dette navnet.')),
    ...projects.flatMap(checkProject),
  ];
}

/** Every project that `projects.yaml` names is there, once. One that it leaves out is shown last, which the owner is told. */
function checkOrder(section: ContentFile, ids: readonly string[]): Issue[] {
  if (!isGroup(section.value)) return [];
  const order = itemsAt(section.value, 'order');
  const known =
    ids.length === 0
      ? 'Ingenting. Det er ingen prosjekter under projects.'
      : `Navnet på en mappe under projects: ${list(ids)}.`;
  const named = [
    { id: valueAt(section.value, 'featured'), field: ['featured'] },
    ...order.map((id, index) => ({ id, field: ['order', index] })),
  ];
  const unknown = named.flatMap(({ id, field }): Issue[] => {
    if (typeof id !== 'string' || id === '' || ids.includes(id)) return [];
    const issue = issueAt(
      section,
      field,
      `${quote(id)}, som ikke finnes`,
      sentences(known, didYouMean(id, ids)),
    );
    // A project that was deleted stays in the list; the site does well without it.
    return [field[0] === 'order' ? { ...issue, noteOnly: true } : issue];
  });
  const twice = order.flatMap((id, index) =>
    typeof id === 'string' && order.indexOf(id) < index
      ? [issueAt(section, ['order', index], `${quote(id)} for andre gang`, 'Hvert prosjekt én gang.')]
      : [],
  );
  const left = ids.filter((id) => !order.includes(id));
  const note: Issue = {
    ...issueAt(
      section,
      ['order'],
      `en liste uten ${list(left)}`,
      'Alle prosjektene, i den rekkefølgen de skal vises. De som mangler, vises sist.',
    ),
    noteOnly: true,
  };
  return [...unknown, ...twice, ...(left.length > 0 ? [note] : [])];
}

/** The rules of one project by itself: its main picture is one of its own, and no two are alike. */
function checkProject(project: ContentFile): Issue[] {
  const images = itemsAt(project.value, 'images');
  const names = images.map((image) => valueAt(image, 'file')).filter((name) => typeof name === 'string');
  const main = valueAt(project.value, 'mainImage');
  const strange = typeof main === 'string' && names.length > 0 && !names.includes(main);
  const repeats = (key: string, expected: string) =>
    images.flatMap((image, index) => {
      const text = valueAt(image, key);
      const first = images.findIndex((other) => valueAt(other, key) === text);
      if (typeof text !== 'string' || text === '' || first === index) return [];
      const found = `${quote(text)}, som også står på bilde ${first + 1}`;
      return [issueAt(project, ['images', index, key], found, expected)];
    });
  const found = `${quote(String(main))}, som ikke står under images`;
  return [
    ...(strange
      ? [issueAt(project, ['mainImage'], found, `Et av bildene under images: ${list(names)}.`)]
      : []),
    ...repeats('file', 'Et bilde som ikke står der fra før.'),
    ...repeats('alt', 'En egen tekst for hvert bilde, om det som skiller det fra de andre.'),
  ];
}
