import { applies, type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { isEmpty, valueAt } from '../../content/values.ts';

/** A form's value without empty fields, and without defaults that the file (`was`) does not spell out. */
export function pruned(schema: FieldSchema, value: unknown, was?: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  const { items } = schema;
  if (items && Array.isArray(value)) {
    const texts = items.type === 'string' ? value.filter((item) => !isEmpty(item)) : value;
    return texts.map((item, index) => pruned(items, item, valueAt(was, index)));
  }
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const [old, part] = [valueAt(was, name), pruned(field, valueAt(value, name), valueAt(was, name))];
    const usual = part === (field.default ?? false) || (Array.isArray(part) && part.length === 0);
    const isSaid = required.includes(name) || old !== undefined || !usual;
    return isEmpty(part) || !isSaid || !applies(field, value) ? [] : [[name, part] as const];
  });
  return Object.fromEntries(fields);
}
