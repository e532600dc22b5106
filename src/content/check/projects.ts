import { type Content, type ContentFile, fileOf, projectIdOf, projectsOf } from '../content.ts';
import { projectId } from '../schema/projects.ts';
import { isGroup, itemsAt, textAt } from '../values.ts';
import { type Issue, issueAt, issueOf, list, missingFile, note, quote } from './issue.ts';
import { unknownName } from './nearest.ts';

/** The rules that hold among the projects: their names, the featured one, their order, and each main picture. */
export function checkProjects(content: Content): Issue[] {
  const projects = projectsOf(content);
  const ids = projects.map(projectIdOf);
  const folders = content.names.flatMap((name) => /^projects\/([^/]+)\//.exec(name)?.slice(1) ?? []);
  const empty = [...new Set(folders)].filter((folder) => !ids.includes(folder));
  return [
    ...checkOrder(fileOf(content, 'projects.yaml'), ids),
    ...empty.map((id) => ({ ...missingFile, file: `projects/${id}/project.yaml`, field: [] })),
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
  const twice = order.flatMap((id, index) =>
    typeof id === 'string' && order.indexOf(id) < index
      ? [
          issueAt(section, ['order', index], {
            code: 'repeated',
            found: `${quote(id)} for andre gang`,
            expected: 'Hvert prosjekt én gang.',
          }),
        ]
      : [],
  );
  const left = ids.filter((id) => !order.includes(id));
  const all = 'Alle prosjektene, i den rekkefølgen de skal vises. De som mangler, vises sist.';
  return [
    ...unknownName(section, ['featured'], ids, { where: 'finnes', expected: known }),
    // A project that was deleted stays in the list; the site does well without it.
    ...order
      .flatMap((_, at) => unknownName(section, ['order', at], ids, { where: 'finnes', expected: known }))
      .map(note),
    ...twice,
    ...(left.length > 0
      ? [
          note(
            issueAt(section, ['order'], {
              code: 'size',
              found: `en liste uten ${list(left)}`,
              expected: all,
            }),
          ),
        ]
      : []),
  ];
}

/** The rules of one project by itself: its folder has a name for addresses, its main picture is one of its own, and no two are alike. */
function checkProject(project: ContentFile): Issue[] {
  const id = projectIdOf(project);
  const isNamed = projectId.safeParse(id).success;
  const naming =
    'Et mappenavn med små bokstaver a–z, tall og bindestrek, for eksempel proj1. Det står i adresser.';
  const images = itemsAt(project.value, 'images');
  const names = images.map((image) => textAt(image, 'file')).filter(Boolean);
  const main = textAt(project.value, 'mainImage');
  const strange = main !== '' && names.length > 0 && !names.includes(main);
  const repeats = (key: string, expected: string) =>
    images.flatMap((image, index) => {
      const text = textAt(image, key);
      const first = images.findIndex((other) => textAt(other, key) === text);
      if (text === '' || first === index) return [];
      const found = `${quote(text)}, som også står på bilde ${first + 1}`;
      return [issueAt(project, ['images', index, key], { code: 'repeated', found, expected })];
    });
  const found = `${quote(main)}, som ikke står under images`;
  const expected = `Et av bildene under images: ${list(names)}.`;
  return [
    ...(isNamed
      ? []
      : [
          issueOf(project.name, {
            code: 'file-name',
            found: `en mappe som heter ${quote(id)}`,
            expected: naming,
          }),
        ]),
    ...(strange
      ? [
          issueAt(project, ['mainImage'], {
            code: 'name-unknown',
            found,
            expected,
            hint: 'Velg et av bildene i prosjektet.',
          }),
        ]
      : []),
    ...repeats('file', 'Et bilde som ikke står der fra før.'),
    ...repeats('alt', 'En egen tekst for hvert bilde, om det som skiller det fra de andre.'),
  ];
}
