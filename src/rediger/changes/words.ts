import { parse, stringify } from 'yaml';
import type { FieldPath } from '../../content/check/issue.ts';
import { fileSchema, labelsOf } from '../../content/schema/field-schema.ts';
import { isGroup, itemsAt, valueAt } from '../../content/values.ts';
import { isSame } from '../../content/merge-yaml.ts';
import { valueOf } from '../draft.ts';
import type { Files } from '../repository.ts';
import { fileTitle } from '../titles.ts';

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

/** `«Firmaet» → Adresse → Postnummer`. */
export const placeOf = (file: string, field: FieldPath, files: Files) =>
  [fileTitle(file, files), ...labelsOf(fileSchema(file), field).slice(1)].join(' → ');

/** A field before and after a change, in words. */
export interface FieldChange {
  place: string;
  before: string;
  after: string;
}

/** What differs between the texts of two contents. */
export function fieldChanges(before: Files, after: Files): FieldChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is || was === null || is === null) return [];
    if (was === undefined) return [{ place: fileTitle(name, after), before: 'Fantes ikke', after: 'Nytt' }];
    if (is === undefined) return [{ place: fileTitle(name, before), before: 'Fantes', after: 'Slettet' }];
    return differences(valueOf(name, was), valueOf(name, is)).map(({ field, sides: [old, now] }) => {
      return { place: placeOf(name, field, after), before: inWords(old), after: inWords(now) };
    });
  });
}

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
    isList ? itemsAt(value).map((item) => stringify(item)) : String(value ?? '').split('\n'),
  );
  const isMoved = isSame(old.toSorted(), now.toSorted());
  if (isList && old.length === now.length && !isMoved) return inner([...old.keys()]);
  if (isMoved || (!isList && old.length + now.length === 2)) return [{ field, sides: [before, after] }];
  const only = (texts: string[], others: string[]) =>
    texts.filter((text) => !others.includes(text)).map((text): unknown => (isList ? parse(text) : text));
  return [{ field, sides: [only(old, now), only(now, old)] }];
}
