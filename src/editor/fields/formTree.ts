import { type FieldNode, fileNode, findNode, listParts } from '../../content/fieldTree.ts';
import { kinds } from './kinds.ts';
import type { FieldPath } from '../../content/values.ts';

/** The parts of a node as the form has them, without what is hidden or left out. */
export function listFormParts(node: FieldNode): readonly FieldNode[] {
  const { parts = listParts } = kinds[node.schema.kind];
  return parts(node).filter(({ isUsed, schema }) => isUsed && !schema.isHidden && schema.kind !== 'fixed');
}

/** The field of a form at a path; where the form has none, the group around it. */
export const findFormField = (file: string, value: unknown, field: FieldPath) =>
  findNode(fileNode(file, value), field, listFormParts);

/** Where a form has a node: of opening hours it has a field for each day, where the file has lines. */
export function getFormPath(node: FieldNode): FieldPath {
  for (let part = node; part.around; part = part.around) {
    const { stepTo } = kinds[part.around.schema.kind];
    if (stepTo) return [...part.around.field, stepTo(part)];
  }
  return node.field;
}
