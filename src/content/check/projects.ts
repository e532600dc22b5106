import { type Content, type ContentFile, fileOf, projectIdOf, projectFiles } from '../content.ts';
import { itemsAt, textAt, type FieldPath } from '../values.ts';
import { type Issue, andList, fieldIssue, note, quote } from './issue.ts';

/** Checks what projects say of each other and of their pictures: the featured one, the order, repetitions. */
export function checkProjects(content: Content): Issue[] {
  const projects = projectFiles(content);
  const ids = projects.map(({ name }) => projectIdOf(name) ?? '');
  return [...checkOrder(fileOf(content, 'projects.yaml'), ids), ...projects.flatMap(checkProject)];
}

/** Only notes: the page skips a deleted project that the order or the featured one still names. */
function checkOrder(section: ContentFile, ids: readonly string[]): Issue[] {
  const expected =
    ids.length === 0
      ? 'Ingenting. Det er ingen prosjekter under projects.'
      : `Navnet på en mappe under projects: ${andList(ids)}.`;
  const unknown = (...field: FieldPath) =>
    unknownName(section, field, textAt(section.value, ...field), ids, 'finnes', expected);
  const order = itemsAt(section.value, 'order');
  return [...unknown('featured'), ...order.flatMap((_, index) => unknown('order', index))].map(note);
}

function checkProject(project: ContentFile): Issue[] {
  const images = itemsAt(project.value, 'images');
  const names = images.map((image) => textAt(image, 'file')).filter(Boolean);
  // Without pictures, that alone is reported.
  const main = names.length > 0 ? textAt(project.value, 'mainImage') : '';
  const among = `Velg et av bildene i prosjektet: ${andList(names)}.`;
  const repeats = (key: string, expected: string) =>
    images.flatMap((image, index) => {
      const text = textAt(image, key);
      const first = images.findIndex((other) => textAt(other, key) === text);
      if (text === '' || first === index) return [];
      const found = `${quote(text)}, som også står på bilde ${first + 1}`;
      return [fieldIssue(project, ['images', index, key], found, expected)];
    });
  return [
    ...unknownName(project, ['mainImage'], main, names, 'står under images', among),
    ...repeats('file', 'Et bilde som ikke står der fra før.'),
    ...repeats('alt', 'En egen tekst for hvert bilde, om det som skiller det fra de andre.'),
  ];
}

/** An issue if a field has an unknown name; `where` ends the sentence «…, som ikke». */
function unknownName(
  file: ContentFile,
  field: FieldPath,
  name: string,
  known: readonly string[],
  where: string,
  expected: string,
): Issue[] {
  if (name === '' || known.includes(name)) return [];
  return [fieldIssue(file, field, `${quote(name)}, som ikke ${where}`, expected, 'rule')];
}
