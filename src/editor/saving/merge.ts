import { diff3Merge } from 'node-diff3';
import { isGroup, isSame, valueAt, withValue, type FieldPath } from '../../content/values.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Values } from '../values.ts';
import { likeness } from './pairs.ts';
import { tidied } from './valuesAfter.ts';

/** A field that two people gave different values; the path begins with the name of the content file. */
export interface Conflict {
  field: FieldPath;
  mine: unknown;
  theirs: unknown;
}

/**
 * Asks the owner about each conflict; `undefined` if the owner cancels.
 *
 * @param merged the content whose fields they are, with `mine` in each of them
 */
export type Choose = (
  conflicts: readonly Conflict[],
  merged: Values,
) => Promise<readonly ('mine' | 'theirs')[] | undefined>;

/**
 * Three-way merge of contents, field by field; `choose` is asked about fields that both sides changed
 * differently.
 */
export async function merge(base: Values, mine: Values, theirs: Values, choose: Choose): Promise<Values> {
  const conflicts: Conflict[] = [];
  const merged = mergeValues(base, mine, theirs, (conflict) => conflicts.push(conflict));
  const answers = conflicts.length > 0 ? await choose(conflicts, merged as Values) : [];
  if (!answers) throw new RepositoryError('outdated', 'Ikke lagret. Det du har skrevet, står i skjemaet.');
  const chosen = conflicts
    .filter((_, index) => answers[index] === 'theirs')
    .reduce((values, conflict) => withValue(values, conflict.field, conflict.theirs), merged);
  return tidied(chosen as Values, theirs, { ...base, ...mine });
}

/**
 * Three-way merge of values: what only one side changed wins. Lists merge item by item, texts of several
 * lines line by line. On a conflict `mine` wins, and `onConflict` is called.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  onConflict: (conflict: Conflict) => void,
  field: FieldPath = [],
): unknown {
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  // File by file: a file with the same values may have other comments.
  if (field.length > 0 && isSame(base, theirs)) return mine;
  const found: Conflict[] = [];
  const inner = (key: string | number, ...[was, own, other]: [unknown, unknown, unknown]) =>
    mergeValues(was, own, other, (conflict) => found.push(conflict), [...field, key]);
  if (isGroup(mine) && isGroup(theirs)) {
    const merged = Object.keys({ ...theirs, ...mine }).map(
      (key) => [key, inner(key, valueAt(base, key), mine[key], theirs[key])] as const,
    );
    found.forEach(onConflict);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(Array.isArray(base) ? base : [], mine, theirs, inner);
    // Of a list that is a conflict itself, those of its items are no question.
    if (merged) found.forEach(onConflict);
    if (merged) return merged;
  } else if ([base, mine, theirs].every((text) => typeof text === 'string' && text.includes('\n'))) {
    const lines = diff3Merge(String(mine), String(base), String(theirs), { stringSeparator: '\n' });
    if (lines.every(({ ok }) => ok)) return lines.flatMap(({ ok = [] }) => ok).join('\n');
  }
  onConflict({ field, mine, theirs });
  return mine;
}

/** `undefined` if both sides changed, removed or moved the same items. */
function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  inner: (index: number, ...sides: [unknown, unknown, unknown]) => unknown,
): unknown[] | undefined {
  const texts = (items: unknown[]) => items.map((item) => JSON.stringify(item));
  const merged: unknown[] = [];
  for (const { ok, conflict } of diff3Merge(texts(mine), texts(base), texts(theirs))) {
    const values = (items: string[]) => items.map((item): unknown => JSON.parse(item));
    if (ok) merged.push(...values(ok));
    if (!conflict) continue;
    const neighbours =
      withAdded(conflict.a, conflict.o, conflict.b) ?? withAdded(conflict.b, conflict.o, conflict.a);
    const [a, o, b] = [values(conflict.a), values(conflict.o), values(conflict.b)];
    const isMoved = (part: unknown[], side: unknown[]) =>
      part.some((item, at) => isMoreLike(base, item, o[at]) || isMoreLike(side, o[at], item));
    if (neighbours) merged.push(...values(neighbours));
    else if (a.length !== o.length || b.length !== o.length) return undefined;
    else if (isMoved(a, mine) || isMoved(b, theirs)) return undefined;
    else for (const [index, was] of o.entries()) merged.push(inner(merged.length, was, a[index], b[index]));
  }
  return merged;
}

/**
 * Items of a list that one side changed, with what the other side added around them; an item that both added
 * is there once. `undefined` if the other side has more than added.
 */
function withAdded(added: readonly string[], was: readonly string[], changed: readonly string[]) {
  const start = added.findIndex((_, at) => was.every((item, index) => added[at + index] === item));
  if (start < 0) return undefined;
  const rest = [...changed];
  const isNew = (item: string) => {
    const same = rest.indexOf(item);
    if (same >= 0) rest.splice(same, 1);
    return same < 0;
  };
  const [before, after] = [added.slice(0, start), added.slice(start + was.length)];
  return [...before.filter(isNew), ...changed, ...after.filter(isNew)];
}

/** True if an item has more fields in common with one of a list than with the one at its position. */
const isMoreLike = (list: unknown[], item: unknown, there: unknown) =>
  list.some((other) => likeness(other, item) > likeness(there, item));
