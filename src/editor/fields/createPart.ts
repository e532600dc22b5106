import type { FieldNode } from '../../content/fieldTree.ts';
import type { Kind } from '../../content/schema/field-schema.ts';

/** A part of a node that exists in the form alone. */
export const createPart = (
  node: FieldNode,
  step: string | number,
  kind: Kind,
  label: string,
  value: string,
): FieldNode => ({
  ...node,
  field: [...node.field, step],
  schema: { kind, label },
  value,
  label,
  around: node,
  isRequired: false,
});
