/** Path of a field in a content file: field names and list indexes from 0. */
export type FieldPath = readonly (string | number)[];

/** The keys of an object literal. The cast restores what `Object.keys` drops: a literal has no other keys. */
export const listKeys = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];

/** True for a YAML mapping. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if a form treats a value as empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isGroup(value) && Object.values(value).every(isEmpty));

/** The value at a path; `undefined` where the path does not exist. */
export const valueAt = (value: unknown, ...field: FieldPath): unknown =>
  field.reduce<unknown>((parent, step) => {
    const hasStep = (isGroup(parent) || Array.isArray(parent)) && Object.hasOwn(parent, step);
    return hasStep ? Reflect.get(parent, step) : undefined;
  }, value);

/** The text at a path, or an empty one. */
export const textAt = (value: unknown, ...field: FieldPath): string => {
  const text = valueAt(value, ...field);
  return typeof text === 'string' ? text : '';
};

/** A text or number as its field shows it. */
export const fieldText = (value: unknown) => (typeof value === 'number' ? String(value) : textAt(value));

/** The list at a path, or an empty one. */
export const itemsAt = (value: unknown, ...field: FieldPath): unknown[] => {
  const items = valueAt(value, ...field);
  return Array.isArray(items) ? items : [];
};

/**
 * Returns a copy with another value at a path. `undefined` removes the field; groups on the way to it that
 * are missing are added.
 */
export function withValue(value: unknown, [step, ...rest]: FieldPath, next: unknown): unknown {
  if (step === undefined) return next;
  const inner = withValue(valueAt(value, step), rest, next);
  if (typeof step === 'number') return (Array.isArray(value) ? value : []).with(step, inner);
  const fields = isGroup(value) ? value : {};
  if (inner !== undefined) return { ...fields, [step]: inner };
  const { [step]: _, ...others } = fields;
  return others;
}

/** Deep equality, ignoring the order of fields. */
export const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isGroup(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part,
  );
