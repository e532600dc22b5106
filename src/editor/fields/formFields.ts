import { fileNode, findNode } from '../../content/fieldTree.ts';
import { listFormParts } from './formTree.ts';
import type { FieldPath } from '../../content/values.ts';

/** The field of a form at a path; where the form has none, the group around it. */
export const findFormField = (file: string, value: unknown, field: FieldPath) =>
  findNode(fileNode(file, value), field, listFormParts);
