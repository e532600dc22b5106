import type { FieldPath, Mistake } from './mistake.ts';
import { isGroup } from './validate.ts';
import type { ContentFile } from './yaml.ts';

/** A value inside a file's content, or nothing where the path does not exist. */
export const valueAt = (value: unknown, ...field: FieldPath): unknown =>
  field.reduce<unknown>((from, step) => {
    const known = (isGroup(from) || Array.isArray(from)) && Object.hasOwn(from, step);
    return known ? Reflect.get(from, step) : undefined;
  }, value);

/** The items of a list inside a file's content; none where there is no list. */
export const itemsAt = (value: unknown, ...field: FieldPath): unknown[] => {
  const items = valueAt(value, ...field);
  return Array.isArray(items) ? items : [];
};

/** A mistake at a field of a file. */
export const mistakeAt = (file: ContentFile, field: FieldPath, found: string, expected: string): Mistake => ({
  file: file.name,
  line: file.lineOf(field),
  field,
  found,
  expected,
});
