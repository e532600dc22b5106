import { fileNode, type FieldNode, nodeAt, stepsOf } from '../../content/fieldTree.ts';
import { formFieldsOf, formPartsOf } from '../formTree.ts';
import { singleFileNames } from '../../content/schema/files.ts';
import { type Draft, valueIn } from '../draft.ts';
import { projectsIn } from '../projects.ts';
import { projectFile, type Values } from '../values.ts';
import type { FieldPath } from '../../content/values.ts';

/** The fields of all forms, in the order of the lists. */
export const allFields = (draft: Draft): FieldNode[] =>
  [...singleFileNames, ...projectsIn(draft).map(({ id }) => projectFile(id))].flatMap((name) =>
    formFieldsOf(fileNode(name, valueIn(draft, name))),
  );

/** The field of a form at a path; where the form has none, the group around it. */
export const formFieldAt = (file: string, value: unknown, field: FieldPath) =>
  nodeAt(fileNode(file, value), field, formPartsOf);

/** The node of a conflict or a mistake, whose path begins with the name of its file. */
export const formFieldIn = (values: Values, [name, ...field]: FieldPath) =>
  formFieldAt(String(name), values[String(name)], field);

/**
 * `«Firmaet» → Adresse → Postnummer`, `prosjektet «Bad i skifer» → Navn`: a field by its file and its path in
 * it.
 */
export function placeOf(node: FieldNode): string {
  const [own, ...steps] = stepsOf(node);
  return [`${node.file.startsWith('projects/') ? 'prosjektet ' : ''}«${own}»`, ...steps].join(' → ');
}
