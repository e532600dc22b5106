import { groupOf, titleOf } from '../../content/fieldTree.ts';
import { kinds } from '../kinds.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { isGroup } from '../../content/values.ts';

/** Initial value of a new item: required texts are empty, focal points in the middle. */
export function startOf({ const: fixed, kind, type, properties, required = [] }: FieldSchema): unknown {
  const start = kinds[kind].start ?? fixed ?? (type === 'string' ? '' : undefined);
  if (!properties || start) return start;
  const isRequired = ([name]: [string, FieldSchema]) => required.includes(name);
  const fields = Object.entries(properties).filter(isRequired);
  return Object.fromEntries(fields.map(([name, field]) => [name, startOf(field)]));
}

/** Initial value of a picture that was just chosen. */
export const pictureOf = (schema: FieldSchema, file: string): unknown => {
  const start = startOf(schema);
  return isGroup(start) ? { ...start, file } : file;
};

/** An item's name in button labels: `«Fast pris»`, or `bilde 2` if it has no title. */
export function nameOf(schema: FieldSchema, item: unknown, index: number): string {
  const title = titleOf(schema, item);
  return title ? `«${title}»` : `${(groupOf(schema, item).label ?? 'punkt').toLowerCase()} ${index + 1}`;
}
