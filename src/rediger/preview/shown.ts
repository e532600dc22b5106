import { fillPlaceholders } from '../../content/facts.ts';
import { itemsAt, valueAt } from '../../content/values.ts';
import { type FieldSchema, groupOf } from '../schema.ts';
import { isEmpty } from '../values.ts';

/**
 * What a form holds as the site reads a file: facts filled in, pictures imported, and every list and group there that must be,
 * also where somebody is about to write it.
 *
 * @param facts by name, from `factsOf`
 * @param pictureOf what becomes of a picture's name
 */
export function asRead(
  schema: FieldSchema,
  value: unknown,
  facts: Record<string, string>,
  pictureOf: (file: string, isLogo?: boolean) => unknown,
): unknown {
  const read = (inner: FieldSchema, part: unknown) => asRead(inner, part, facts, pictureOf);
  const { items } = schema;
  if (items) return itemsAt(value).map((item) => read(items, item));
  if (schema.isPicture) return pictureOf(String(value ?? ''), schema.isLogo);
  if (typeof value === 'string') return fill(value, facts);
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value;
  const fields = Object.entries(properties).map(([name, field]) => {
    const part = valueAt(value, name);
    return [name, required.includes(name) || !isEmpty(part) ? read(field, part) : field.default] as const;
  });
  return Object.fromEntries(fields);
}

/** A name between braces that is no fact stands as it was typed: it may be half written. */
function fill(text: string, facts: Record<string, string>) {
  try {
    return fillPlaceholders(text, facts);
  } catch {
    return text;
  }
}
