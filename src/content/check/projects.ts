import { type Content, type ContentFile, findFile, readProjectId, projectFiles } from '../content.ts';
import { itemsAt, textAt, type FieldPath } from '../values.ts';
import { type Issue, andList, fieldIssue, note, quote } from './issue.ts';

/**
 * Checks the featured project, and the pictures of each. The order may name deleted projects: one that comes
 * back has its place again.
 */
export function checkProjects(content: Content): Issue[] {
  const projects = projectFiles(content);
  const ids = projects.map(({ name }) => readProjectId(name) ?? '');
  return [...checkFeatured(findFile(content, 'projects.yaml'), ids), ...projects.flatMap(checkProject)];
}

/** Only a note: without the featured project the page shows the first one large. */
function checkFeatured(section: ContentFile, ids: readonly string[]): Issue[] {
  const expected =
    ids.length === 0
      ? 'Ingenting. Det er ingen prosjekter under projects.'
      : `Navnet på en mappe under projects: ${andList(ids)}.`;
  const featured = textAt(section.value, 'featured');
  return unknownName(section, ['featured'], featured, ids, 'finnes', expected).map(note);
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
