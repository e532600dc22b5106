import { isGroup, itemsAt, valueAt } from '../content/values.ts';
import { type FieldSchema, groupOf } from './schema.ts';

/** Whether a form has nothing there. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isGroup(value) && Object.values(value).every((inner) => isEmpty(inner)));

/**
 * What a form holds as a file has it: only fields of the schema, in its order, and nothing for what was left empty or is
 * what a missing field means anyway.
 *
 * @param was what the file has now: what somebody wrote there stays, also where it says no more than its absence would
 */
export function fromForm(schema: FieldSchema, value: unknown, was?: unknown): unknown {
  const { items } = schema;
  // Sveltia holds a list that is empty as nothing.
  if (items) return itemsAt(value).map((item, index) => fromForm(items, item, valueAt(was, index)));
  // Sveltia names a new picture `./8.webp` in a project's folder and `/hero/8.webp` elsewhere.
  if (schema.isPicture && typeof value === 'string') return value.replace(/^\.?\//, '');
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const [written, old] = [fromForm(field, valueAt(value, name), valueAt(was, name)), valueAt(was, name)];
    const told = required.includes(name) || old !== undefined || !meansNothing(field, written);
    return isEmpty(written) || !told ? [] : [[name, written] as const];
  });
  return Object.fromEntries(fields);
}

/** Whether a field that may be missing says the same when it is. */
const meansNothing = ({ default: missing = false }: FieldSchema, value: unknown) =>
  value === missing || (Array.isArray(value) && value.length === 0);
