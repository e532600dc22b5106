import type { FieldPath } from '../../content/check/issue.ts';
import { isGroup, isSame, itemsAt, valueAt } from '../../content/values.ts';
import { placeOf } from '../mistakes.ts';
import type { Values } from '../values.ts';

/** A value of a content file as the owner reads it. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei';
  if (Array.isArray(value)) return value.map(inWords).join('\n') || inWords('');
  if (isGroup(value)) {
    const name = value['alt'] ?? value['title'] ?? value['name'];
    return typeof name === 'string' ? name : Object.values(value).map(inWords).join(' ');
  }
  return String(value ?? '') || '(ingenting)';
}

/** A field before and after a change, in words. */
export interface FieldChange {
  place: string;
  before: string;
  after: string;
}

/** What differs between the texts of two contents. */
export const fieldChanges = (before: Values, after: Values): FieldChange[] =>
  differences(before, after).flatMap(({ field, sides: [was, is] }) => {
    const change = { before: inWords(was), after: inWords(is) };
    return (was ?? is) === null ? [] : [{ place: placeOf(field, { ...before, ...after }), ...change }];
  });

interface Difference {
  field: FieldPath;
  /** What is not on the other side. */
  sides: readonly [before: unknown, after: unknown];
}

function differences(before: unknown, after: unknown, field: FieldPath = []): Difference[] {
  if (isSame(before, after)) return [];
  const inner = (keys: readonly (string | number)[]) =>
    [...new Set(keys)].flatMap((key) =>
      differences(valueAt(before, key), valueAt(after, key), [...field, key]),
    );
  if (isGroup(before) && isGroup(after)) return inner([...Object.keys(before), ...Object.keys(after)]);
  const isList = Array.isArray(before) || Array.isArray(after);
  const [old = [], now = []] = [before, after].map((value) =>
    isList ? itemsAt(value).map((item) => JSON.stringify(item)) : String(value ?? '').split('\n'),
  );
  const isMoved = isSame(old.toSorted(), now.toSorted());
  if (isList && old.length === now.length && !isMoved) return inner([...old.keys()]);
  if (isMoved || (!isList && old.length + now.length === 2)) return [{ field, sides: [before, after] }];
  const only = (texts: string[], others: string[]) =>
    texts.filter((text) => !others.includes(text)).map((text): unknown => (isList ? JSON.parse(text) : text));
  return [{ field, sides: [only(old, now), only(now, old)] }];
}
