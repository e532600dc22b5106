import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { isGroup, textAt } from '../../content/values.ts';

/** What a new item begins as: its required texts are empty, its focal points in the middle. */
export function startOf({ const: fixed, kind, type, properties, required = [] }: FieldSchema): unknown {
  if (kind === 'focus') return { x: 50, y: 50 };
  if (!properties) return fixed ?? (type === 'string' ? '' : undefined);
  return Object.fromEntries(required.map((name) => [name, startOf(properties[name] ?? {})]));
}

/** A picture that was just chosen, with what its group needs beside the file. */
export const pictureOf = (schema: FieldSchema, file: string): unknown => {
  const start = startOf(schema);
  return isGroup(start) ? { ...start, file } : file;
};

/** The text that an item of a list is known by; empty where it has none. */
export function titleOf(schema: FieldSchema, item: unknown): string {
  const { properties = {} } = groupOf(schema, item);
  const title = Object.keys(properties).find((name) => properties[name]?.isTitle);
  return title === undefined ? textAt(item) : textAt(item, title);
}

/** What an item is called on the way to a field in it; empty where it has no title. */
export const itemTitle = (schema: FieldSchema, item: unknown, index: number): string =>
  schema.type === 'string' ? `${schema.label} ${index + 1}` : titleOf(schema, item) || textAt(item, 'alt');

/** What buttons call an item: `«Fast pris»`, or `bilde 2` where it has no title. */
export function nameOf(schema: FieldSchema, item: unknown, index: number): string {
  const title = titleOf(schema, item);
  return title ? `«${title}»` : `${(groupOf(schema, item).label ?? 'punkt').toLowerCase()} ${index + 1}`;
}
