import { diff3Merge, merge as mergeLines } from 'node-diff3';
import type { FieldPath } from '../../content/check/issue.ts';
import { isGroup, valueAt } from '../../content/values.ts';
import { isSame } from '../../content/write.ts';

/** A field that two people gave different values. */
export interface Conflict {
  /** Name of the content file. */
  file: string;
  /** Empty where the file as a whole is in question: the others deleted it. */
  field: FieldPath;
  mine: unknown;
  theirs: unknown;
}

/** Decides a conflict. */
export type Decide = (field: FieldPath, mine: unknown, theirs: unknown) => unknown;

/**
 * Three-way merge of values, field by field: what only one side changed wins. Lists merge item by item, texts of several
 * lines line by line; `decide` is asked about what both sides changed differently.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  decide: Decide,
  field: FieldPath = [],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const merged = [...keys].map((key) => {
      const [was, here, there] = [base, mine, theirs].map((value) => valueAt(value, key));
      return [key, mergeValues(was, here, there, decide, [...field, key])] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, decide, field);
  if (
    typeof base === 'string' &&
    typeof mine === 'string' &&
    typeof theirs === 'string' &&
    base.includes('\n')
  ) {
    const { conflict, result } = mergeLines(mine, base, theirs, { stringSeparator: '\n' });
    if (!conflict) return result.join('\n');
  }
  return decide(field, mine, theirs);
}

function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  decide: Decide,
  field: FieldPath,
): unknown {
  const text = (items: unknown[]) => items.map((item) => JSON.stringify(item));
  const parse = (items: string[]) => items.map((item): unknown => JSON.parse(item));
  const merged: unknown[] = [];
  for (const { ok, conflict } of diff3Merge(text(mine), text(base), text(theirs))) {
    if (ok) merged.push(...parse(ok));
    if (!conflict) continue;
    const { a, o, b } = { a: parse(conflict.a), o: parse(conflict.o), b: parse(conflict.b) };
    // Both added items at the same place: both stay.
    if (o.length === 0) merged.push(...b, ...a);
    else if (a.length === o.length && b.length === o.length)
      merged.push(
        ...a.map((item, index) => {
          const place = [...field, merged.length + index];
          return mergeValues(o[index], item, b[index], decide, place);
        }),
      );
    else return decide(field, mine, theirs);
  }
  return merged;
}
