import { factNames, factsOf, placeholdersIn } from '../../src/content/placeholders.ts';
import { firmSchema } from '../../src/content/firm.ts';
import { list, quote, type FieldPath, type Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { isGroup } from './validate.ts';
import type { ContentFile } from './yaml.ts';

/** A value inside a file's content, or nothing where the path does not exist. */
export const valueAt = (value: unknown, ...field: FieldPath): unknown =>
  field.reduce<unknown>((from, step) => {
    const known = (isGroup(from) || Array.isArray(from)) && Object.hasOwn(from, step);
    return known ? Reflect.get(from, step) : undefined;
  }, value);

const itemsAt = (value: unknown, ...field: FieldPath): unknown[] => {
  const items = valueAt(value, ...field);
  return Array.isArray(items) ? items : [];
};

const mistakeAt = (file: ContentFile, field: FieldPath, found: string, expected: string): Mistake => ({
  file: file.name,
  line: file.lineOf(field),
  field,
  found,
  expected,
});

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

/** The people that `firm.yaml` and `about.yaml` name are the ones in `staff.yaml`. */
export function checkPeople(firm: ContentFile, about: ContentFile, staff: ContentFile): Mistake[] {
  if (!isGroup(staff.value)) return [];
  const withPhone = itemsAt(staff.value, 'staff')
    .map((person) => valueAt(person, 'name'))
    .filter((name) => typeof name === 'string');
  const all = [...withPhone, ...itemsAt(staff.value, 'others').filter((name) => typeof name === 'string')];
  const check = (file: ContentFile, field: FieldPath, known: string[], where: string) => {
    const name = valueAt(file.value, ...field);
    if (typeof name !== 'string' || known.includes(name)) return [];
    const suggestion = nearest(name, known);
    return [
      mistakeAt(
        file,
        field,
        `${quote(name)}, som ikke står ${where}`,
        `Navnet slik det står der: ${list(known)}.${suggestion ? ` Mente du ${suggestion}?` : ''}`,
      ),
    ];
  };
  return [
    ...check(firm, ['managingDirector'], all, 'i staff.yaml'),
    ...itemsAt(about.value, 'contacts').flatMap((_, index) =>
      check(about, ['contacts', index, 'name'], withPhone, 'under staff i staff.yaml'),
    ),
  ];
}

/** The facts that texts may name, or nothing while `firm.yaml` has mistakes. */
export function factsIn(firm: ContentFile): Record<string, string> | undefined {
  const { data } = firmSchema.safeParse(firm.value);
  return data && factsOf(data);
}

/** Fields of `firm.yaml` that are texts and no facts: only they may name facts. */
const firmTexts: readonly unknown[] = ['tagline', 'description', 'demoNotice'];

/** Every name in braces is one of the facts, and no fact is made of other facts. */
export function checkPlaceholders(file: ContentFile): Mistake[] {
  return textsIn(file.value, []).flatMap(({ text, field }) =>
    file.name === 'firm.yaml' && !firmTexts.includes(field[0])
      ? placeholdersIn(text).map((name) =>
          mistakeAt(file, field, `{${name}}`, 'Selve opplysningen, uten krøllparenteser.'),
        )
      : unknownFacts(text).map(({ found, expected }) => mistakeAt(file, field, found, expected)),
  );
}

/** The names in braces in a text that are no facts. */
export function unknownFacts(text: string): { found: string; expected: string; name: string }[] {
  const unknown = placeholdersIn(text).filter((name) => !factNames.includes(name));
  return unknown.map((name) => {
    const suggestion = nearest(name, factNames);
    return {
      name,
      found: `{${name}}`,
      expected: `${suggestion ? `Mente du {${suggestion}}? ` : ''}Disse kan stå i krøllparentes: ${factNames.map((known) => `{${known}}`).join(', ')}.`,
    };
  });
}

function textsIn(value: unknown, field: FieldPath): { text: string; field: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, field }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...field, index]));
  return isGroup(value) ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...field, key])) : [];
}
