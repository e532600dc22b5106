import { list, quote, type Mistake } from './mistake.ts';
import { isGroup } from './validate.ts';
import { itemsAt, mistakeAt, valueAt } from './values.ts';
import type { ContentFile } from './yaml.ts';

/** The rules that hold among the projects: ids, the featured one, and each main picture. */
export function checkProjects(projects: readonly ContentFile[]): Mistake[] {
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
    ...checkFeatured(projects),
    ...projects.flatMap((project, index) => checkProject(project, projects.slice(0, index))),
  ];
}

function checkFeatured(projects: readonly ContentFile[]): Mistake[] {
  const readable = projects.filter(({ value }) => isGroup(value));
  const [first, ...others] = readable.filter(({ value }) => valueAt(value, 'featured') === true);
  if (!first) {
    // A project that could not be read may be the featured one.
    if (readable.length < projects.length) return [];
    return [
      {
        file: 'projects',
        field: ['featured'],
        found: 'ingen prosjekter med featured: true',
        expected: 'featured: true i nøyaktig ett prosjekt, det som vises stort.',
      },
    ];
  }
  return others.map((project) =>
    mistakeAt(
      project,
      ['featured'],
      `true, som også står i ${first.name}`,
      'featured: true i nøyaktig ett prosjekt; skriv false i de andre.',
    ),
  );
}

function checkProject(project: ContentFile, earlier: readonly ContentFile[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const id = valueAt(project.value, 'id');
  const folder = project.name.split('/').at(-2) ?? '';
  const twin = earlier.find(({ value }) => typeof id === 'string' && valueAt(value, 'id') === id);
  if (twin) {
    mistakes.push(
      mistakeAt(
        project,
        ['id'],
        `${quote(String(id))}, som også står i ${twin.name}`,
        'En id som ingen andre prosjekter har.',
      ),
    );
  }
  if (typeof id === 'string' && id !== folder) {
    mistakes.push(
      mistakeAt(project, ['id'], quote(id), `Samme navn som mappen prosjektet ligger i: ${folder}.`),
    );
  }
  const images = itemsAt(project.value, 'images');
  const names = images.map((image) => valueAt(image, 'file')).filter((name) => typeof name === 'string');
  const main = valueAt(project.value, 'mainImage');
  if (typeof main === 'string' && names.length > 0 && !names.includes(main)) {
    mistakes.push(
      mistakeAt(
        project,
        ['mainImage'],
        `${quote(main)}, som ikke står under images`,
        `Et av bildene under images: ${list(names)}.`,
      ),
    );
  }
  return [
    ...mistakes,
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
