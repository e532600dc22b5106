import { fileNode, findNode } from '../../content/fieldTree.ts';
import { formPartsOf } from './formTree.ts';
import type { FieldPath } from '../../content/values.ts';

/** The field of a form at a path; where the form has none, the group around it. */
export const formFieldAt = (file: string, value: unknown, field: FieldPath) =>
  findNode(fileNode(file, value), field, formPartsOf);
