import { type Content, type ContentFile, fileOf, projectIdOf, projectsOf } from '../content.ts';
import { projectId } from '../schema/projects.ts';
import { itemsAt, textAt, type FieldPath } from '../values.ts';
import { type Issue, issueAt, issueOf, andList, missingFile, note, quote } from './issue.ts';
import { unknownName } from './nearest.ts';

/** Checks the rules among projects: folder names, the featured one, the order, and main pictures. */
export function checkProjects(content: Content): Issue[] {
  const projects = projectsOf(content);
  const ids = projects.map(({ name }) => projectIdOf(name) ?? '');
  const folders = content.names.flatMap((name) => /^projects\/([^/]+)\//.exec(name)?.slice(1) ?? []);
  const empty = [...new Set(folders)].filter((folder) => !ids.includes(folder));
  return [
    ...checkOrder(fileOf(content, 'projects.yaml'), ids),
    ...empty.map((id) => ({ ...missingFile, file: `projects/${id}/project.yaml`, field: [] })),
    ...projects.flatMap(checkProject),
  ];
}

/** The order may name a deleted project, which is skipped: a note. */
function checkOrder(section: ContentFile, ids: readonly string[]): Issue[] {
  const expected =
    ids.length === 0
      ? 'Ingenting. Det er ingen prosjekter under projects.'
      : `Navnet på en mappe under projects: ${andList(ids)}.`;
  const unknown = (...field: FieldPath) =>
    unknownName(section, field, textAt(section.value, ...field), ids, 'finnes', expected);
  const order = itemsAt(section.value, 'order');
  return [...unknown('featured'), ...order.flatMap((_, index) => unknown('order', index)).map(note)];
}

function checkProject(project: ContentFile): Issue[] {
  const id = projectIdOf(project.name) ?? '';
  const naming =
    'Et mappenavn med små bokstaver a–z, tall og bindestrek, for eksempel proj1. Det står i adresser.';
  const images = itemsAt(project.value, 'images');
  const names = images.map((image) => textAt(image, 'file')).filter(Boolean);
  const main = names.length > 0 ? textAt(project.value, 'mainImage') : '';
  const among = `Velg et av bildene i prosjektet: ${andList(names)}.`;
  const repeats = (key: string, expected: string) =>
    images.flatMap((image, index) => {
      const text = textAt(image, key);
      const first = images.findIndex((other) => textAt(other, key) === text);
      if (text === '' || first === index) return [];
      const found = `${quote(text)}, som også står på bilde ${first + 1}`;
      return [issueAt(project, ['images', index, key], found, expected)];
    });
  return [
    ...(projectId.safeParse(id).success
      ? []
      : [issueOf(project.name, `en mappe som heter ${quote(id)}`, naming)]),
    ...unknownName(project, ['mainImage'], main, names, 'står under images', among),
    ...repeats('file', 'Et bilde som ikke står der fra før.'),
    ...repeats('alt', 'En egen tekst for hvert bilde, om det som skiller det fra de andre.'),
  ];
}
