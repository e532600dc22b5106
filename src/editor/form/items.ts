import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { isGroup, textAt } from '../../content/values.ts';

/** Initial value of a new item: required texts are empty, focal points in the middle. */
export function startOf({ const: fixed, kind, type, properties, required = [] }: FieldSchema): unknown {
  if (kind === 'focus') return { x: 50, y: 50 };
  if (!properties) return fixed ?? (type === 'string' ? '' : undefined);
  return Object.fromEntries(required.map((name) => [name, startOf(properties[name] ?? {})]));
}

/** Initial value of a picture that was just chosen. */
export const pictureOf = (schema: FieldSchema, file: string): unknown => {
  const start = startOf(schema);
  return isGroup(start) ? { ...start, file } : file;
};

/** The title of a list item; empty if it has none. */
export function titleOf(schema: FieldSchema, item: unknown): string {
  const { properties = {} } = groupOf(schema, item);
  const title = Object.keys(properties).find((name) => properties[name]?.isTitle);
  return title === undefined ? textAt(item) : textAt(item, title);
}

/** An item's name in a path of labels: its title or words, or its number. */
export const itemTitle = (schema: FieldSchema, item: unknown, index: number): string =>
  schema.type === 'string'
    ? `${schema.label} ${index + 1}`
    : titleOf(schema, item) ||
      textAt(item, 'alt') ||
      `${groupOf(schema, item).label ?? 'Punkt'} ${index + 1}`;

/** An item's name in button labels: `«Fast pris»`, or `bilde 2` if it has no title. */
export function nameOf(schema: FieldSchema, item: unknown, index: number): string {
  const title = titleOf(schema, item);
  return title ? `«${title}»` : `${(groupOf(schema, item).label ?? 'punkt').toLowerCase()} ${index + 1}`;
}
