import { itemsAt, textAt, valueAt, type FieldPath } from '../../content/values.ts';
import { type FileValue, itemKey } from '../values.ts';

/** A step to a place: the name of a field, the index of a text, or the key of an item, after a `#`. */
export type Place = readonly (string | number)[];

/** A place in a form that stays the same when items around it are moved or deleted. */
export function toPlace(value: FileValue, field: FieldPath): Place {
  return field.map((step, depth) => {
    if (typeof step !== 'number') return step;
    const key = textAt(value, ...field.slice(0, depth + 1), itemKey);
    return key ? `${itemKey}${key}` : step;
  });
}

/** Where a place is now; nothing if an item around it is gone. */
export function findPlace(value: FileValue, place: Place): FieldPath | undefined {
  const field: (string | number)[] = [];
  for (const step of place) {
    if (typeof step !== 'string' || !step.startsWith(itemKey)) {
      field.push(step);
      continue;
    }
    const items = itemsAt(valueAt(value, ...field));
    const index = items.findIndex((item) => textAt(item, itemKey) === step.slice(itemKey.length));
    if (index < 0) return undefined;
    field.push(index);
  }
  return field;
}
