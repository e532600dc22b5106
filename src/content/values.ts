import type { FieldPath } from './check/issue.ts';

/** Whether a value is a mapping of YAML: fields with names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value inside a file's content, or nothing where the path does not exist. */
export const valueAt = (value: unknown, ...field: FieldPath): unknown =>
  field.reduce<unknown>((from, step) => {
    const known = (isGroup(from) || Array.isArray(from)) && Object.hasOwn(from, step);
    return known ? Reflect.get(from, step) : undefined;
  }, value);

/** A text inside a file's content; empty where there is none. */
export const textAt = (value: unknown, ...field: FieldPath): string => {
  const text = valueAt(value, ...field);
  return typeof text === 'string' ? text : '';
};

/** The items of a list inside a file's content; none where there is no list. */
export const itemsAt = (value: unknown, ...field: FieldPath): unknown[] => {
  const items = valueAt(value, ...field);
  return Array.isArray(items) ? items : [];
};

/** Everything in a file's content that is neither a list nor a group, with its place. */
export function leavesIn(value: unknown, field: FieldPath = []): { value: unknown; field: FieldPath }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesIn(item, [...field, index]));
  return isGroup(value)
    ? Object.entries(value).flatMap(([key, item]) => leavesIn(item, [...field, key]))
    : [{ value, field }];
}

/** Every text in a file's content, with its place. */
export const textsIn = (value: unknown) =>
  leavesIn(value).flatMap(({ value: text, field }) => (typeof text === 'string' ? [{ text, field }] : []));

/** A copy in which one value is another; `undefined` takes a field away, and groups on the way are made. */
export function withValue(value: unknown, [step, ...rest]: FieldPath, next: unknown): unknown {
  if (step === undefined) return next;
  const inner = withValue(valueAt(value, step), rest, next);
  if (typeof step === 'number') return (Array.isArray(value) ? value : []).with(step, inner);
  const { [step]: _, ...others } = isGroup(value) ? value : {};
  return inner === undefined ? others : { ...(isGroup(value) && value), [step]: inner };
}
