import { type FieldNode, partsOf } from '../../content/fieldTree.ts';
import { isEmpty, valueAt } from '../../content/values.ts';

/** A form's value without empty fields, and without defaults that the file (`was`) does not spell out. */
export function pruned(node: FieldNode, was?: unknown): unknown {
  const { value, schema } = node;
  if (typeof value === 'string') return value.trim();
  if (schema.items && Array.isArray(value)) {
    const isText = schema.items.type === 'string';
    const items = partsOf(node).filter((item) => !isText || !isEmpty(item.value));
    return items.map((item, index) => pruned(item, valueAt(was, index)));
  }
  if (!schema.properties) return value;
  const fields = partsOf(node).flatMap((part) => {
    const name = String(part.field.at(-1));
    const old = valueAt(was, name);
    const kept = pruned(part, old);
    const isUsual = kept === (part.schema.default ?? false) || (Array.isArray(kept) && kept.length === 0);
    // What must be there is said, also in a group that is empty yet.
    const isSaid = schema.required?.includes(name) || old !== undefined || !isUsual;
    return isEmpty(kept) || !isSaid || !part.isUsed ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(fields);
}
