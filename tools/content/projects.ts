import { projectId } from '../../src/content/schema/projects.ts';
import { list, quote, type Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { isGroup } from './validate.ts';
import { itemsAt, mistakeAt, valueAt } from './values.ts';
import type { ContentFile } from './yaml.ts';

/** Name of the folder of a project, which is what other files call it. */
const idOf = ({ name }: ContentFile) => name.split('/').at(-2) ?? '';

/**
 * The rules that hold among the projects: their names, the featured one, their order, and each main picture.
 *
 * @param section `projects.yaml`
 */
export function checkProjects(section: ContentFile, projects: readonly ContentFile[]): Mistake[] {
  if (projects.length === 0) {
    return [
      {
        file: 'projects',
        field: [],
        found: 'ingen prosjekter',
        expected: 'Minst én mappe med et project.yaml, for eksempel projects/proj1/project.yaml.',
      },
    ];
  }
  return [
    ...checkOrder(section, projects.map(idOf)),
    ...projects.filter((project) => !projectId.safeParse(idOf(project)).success).map(misnamed),
    ...projects.flatMap(checkProject),
  ];
}

const misnamed = (project: ContentFile): Mistake => ({
  file: project.name,
  field: [],
  found: `en mappe som heter ${quote(idOf(project))}`,
  expected:
    'Et mappenavn med små bokstaver a–z, tall og bindestrek, for eksempel proj1. Det står i adresser.',
});

/** Every project that `projects.yaml` names is there, once. One that it leaves out is shown last, which the owner is told. */
function checkOrder(section: ContentFile, ids: readonly string[]): Mistake[] {
  if (!isGroup(section.value)) return [];
  const order = itemsAt(section.value, 'order');
  const named = [
    { id: valueAt(section.value, 'featured'), field: ['featured'] },
    ...order.map((id, index) => ({ id, field: ['order', index] })),
  ];
  const unknown = named.flatMap(({ id, field }) => {
    if (typeof id !== 'string' || id === '' || ids.includes(id)) return [];
    const suggestion = nearest(id, ids);
    return [
      mistakeAt(
        section,
        field,
        `${quote(id)}, som ikke finnes`,
        `Navnet på en mappe under projects: ${list(ids)}.${suggestion ? ` Mente du ${suggestion}?` : ''}`,
      ),
    ];
  });
  const twice = order.flatMap((id, index) =>
    typeof id === 'string' && order.indexOf(id) < index
      ? [mistakeAt(section, ['order', index], `${quote(id)} for andre gang`, 'Hvert prosjekt én gang.')]
      : [],
  );
  const left = ids.filter((id) => !order.includes(id));
  const note: Mistake = {
    ...mistakeAt(
      section,
      ['order'],
      `en liste uten ${list(left)}`,
      'Alle prosjektene, i den rekkefølgen de skal vises. De som mangler, vises sist.',
    ),
    noteOnly: true,
  };
  return [...unknown, ...twice, ...(left.length > 0 ? [note] : [])];
}

function checkProject(project: ContentFile): Mistake[] {
  const images = itemsAt(project.value, 'images');
  const names = images.map((image) => valueAt(image, 'file')).filter((name) => typeof name === 'string');
  const main = valueAt(project.value, 'mainImage');
  const strange = typeof main === 'string' && names.length > 0 && !names.includes(main);
  return [
    ...(strange
      ? [
          mistakeAt(
            project,
            ['mainImage'],
            `${quote(main)}, som ikke står under images`,
            `Et av bildene under images: ${list(names)}.`,
          ),
        ]
      : []),
    ...repeats(project, images, 'file', 'Et bilde som ikke står der fra før.'),
    ...repeats(project, images, 'alt', 'En egen tekst for hvert bilde, om det som skiller det fra de andre.'),
  ];
}

function repeats(project: ContentFile, images: unknown[], key: string, expected: string): Mistake[] {
  return images.flatMap((image, index) => {
    const text = valueAt(image, key);
    const first = images.findIndex((other) => valueAt(other, key) === text);
    return typeof text === 'string' && text !== '' && first < index
      ? [
          mistakeAt(
            project,
            ['images', index, key],
            `${quote(text)}, som også står på bilde ${first + 1}`,
            expected,
          ),
        ]
      : [];
  });
}
