import { selectMember, readTitle } from '../../content/fieldTree.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { isGroup } from '../../content/values.ts';
import { itemKey, createKey } from '../values.ts';

/** Initial value of a new item: required texts are empty, focal points in the middle. */
function createValue({ const: fixed, kind, type, properties, required = [] }: FieldSchema): unknown {
  if (kind === 'focus') return { x: 50, y: 50 };
  if (!properties) return fixed ?? (type === 'string' ? '' : undefined);
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, createValue(field)]));
}

/** A new item of a list, with a key. */
export function createItem(schema: FieldSchema): unknown {
  const start = createValue(schema);
  return isGroup(start) ? { [itemKey]: createKey(), ...start } : start;
}

/** Initial value of a picture that was just chosen. */
export const createPicture = (schema: FieldSchema, file: string): unknown => {
  const start = createValue(schema);
  return isGroup(start) ? { ...start, file } : file;
};

/** True if nothing has been written in an item since it was added. */
export function isUntouched(schema: FieldSchema, item: unknown): boolean {
  const { [itemKey]: _, ...fields } = isGroup(item) ? item : {};
  const start = createValue(selectMember(schema, item));
  return JSON.stringify(isGroup(item) ? fields : item) === JSON.stringify(start);
}

/** An item's name in button labels: `«Fast pris»`, or `bilde 2` if it has no title. */
export function getItemName(schema: FieldSchema, item: unknown, index: number): string {
  const title = readTitle(schema, item);
  return title ? `«${title}»` : `${(selectMember(schema, item).label ?? 'punkt').toLowerCase()} ${index + 1}`;
}
