import { diff3Merge } from 'node-diff3';
import type { FieldPath } from '../../content/check/issue.ts';
import { isGroup, valueAt, withValue } from '../../content/values.ts';
import { isSame } from '../../content/merge-yaml.ts';
import { type FileValue, textOf, valueOf } from '../draft.ts';
import type { Files } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { withoutLeftovers } from './contents.ts';

/** A field that two people gave different values. */
export interface Conflict {
  /** Name of the content file. */
  file: string;
  /** Empty for a file that one of them deleted: it stays deleted. */
  field: FieldPath;
  mine: unknown;
  theirs: unknown;
}

/** Asks the owner about each conflict; `undefined`: the owner does not want to save. */
export type Choose = (conflicts: readonly Conflict[]) => Promise<readonly ('mine' | 'theirs')[] | undefined>;

/** Three-way merge of contents, field by field; `choose` is asked about fields that both sides changed differently. */
export async function mergeFiles(base: Files, mine: Files, theirs: Files, choose: Choose): Promise<Files> {
  const merged = new Map<string, string | null>();
  const values = new Map<string, FileValue>();
  const conflicts: Conflict[] = [];
  for (const file of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const [was, own, other] = [base.get(file), mine.get(file), theirs.get(file)];
    const text = own === was ? other : own;
    // A picture stays as long as a text names it.
    if ([was, own, other].includes(null)) merged.set(file, null);
    else if (text !== undefined && (text === other || other === was)) merged.set(file, text);
    else if (typeof own === 'string' && typeof other === 'string') {
      const [before, ...sides] = [was ?? '', own, other].map((side) => valueOf(file, side));
      const ask: OnConflict = (field, a, b) => conflicts.push({ file, field, mine: a, theirs: b });
      values.set(file, mergeValues(before, sides[0], sides[1], ask) as FileValue);
    } else if (own !== was && other !== was && own !== other)
      conflicts.push({ file, field: [], mine: own, theirs: other });
  }
  const answers = conflicts.length > 0 ? await choose(conflicts) : [];
  if (!answers) throw new RepositoryError('outdated', 'Ikke lagret. Det du har skrevet, står i skjemaet.');
  for (const [index, { file, field, theirs: value }] of conflicts.entries())
    if (answers[index] === 'theirs' && field.length > 0)
      values.set(file, withValue(values.get(file), field, value) as FileValue);
  for (const [file, value] of values) merged.set(file, textOf(file, value, theirs.get(file) ?? ''));
  return withoutLeftovers(merged, theirs);
}

type OnConflict = (field: FieldPath, mine: unknown, theirs: unknown) => void;

/**
 * Three-way merge of values: what only one side changed wins. Lists merge item by item, texts of several lines line by
 * line. Where both sides changed the same differently it is mine, and `onConflict` is told.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  onConflict: OnConflict,
  field: FieldPath = [],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const merged = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => {
      const sides = [valueAt(base, key), mine[key], theirs[key]] as const;
      return [key, mergeValues(...sides, onConflict, [...field, key])] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(Array.isArray(base) ? base : [], mine, theirs, onConflict, field);
    if (merged) return merged;
  } else if ([base, mine, theirs].every((text) => typeof text === 'string' && text.includes('\n'))) {
    const lines = diff3Merge(String(mine), String(base), String(theirs), { stringSeparator: '\n' });
    if (lines.every(({ ok }) => ok)) return lines.flatMap(({ ok = [] }) => ok).join('\n');
  }
  onConflict(field, mine, theirs);
  return mine;
}

/** Nothing where both sides changed how many items there are at the same place. */
function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  onConflict: OnConflict,
  field: FieldPath,
): unknown[] | undefined {
  const texts = (items: unknown[]) => items.map((item) => JSON.stringify(item));
  const merged: unknown[] = [];
  for (const { ok, conflict } of diff3Merge(texts(mine), texts(base), texts(theirs))) {
    const values = (items: string[]) => items.map((item): unknown => JSON.parse(item));
    if (ok) merged.push(...values(ok));
    if (!conflict) continue;
    const [a, o, b] = [values(conflict.a), values(conflict.o), values(conflict.b)];
    // Both added items at the same place: all stay.
    if (o.length === 0) merged.push(...b, ...a);
    else if (a.length !== o.length || b.length !== o.length) return undefined;
    else
      for (const [index, was] of o.entries())
        merged.push(mergeValues(was, a[index], b[index], onConflict, [...field, merged.length]));
  }
  return merged;
}
