import { diffComm } from 'node-diff3';
import type { FieldPath } from '../../content/check/issue.ts';
import { fileSchema, labelsOf } from '../../content/schema/field-schema.ts';
import { isGroup, valueAt } from '../../content/values.ts';
import { isSame } from '../../content/write.ts';
import { valueOf } from '../draft.ts';
import type { Files } from '../repository.ts';
import { fileTitle } from '../titles.ts';

/** A value of a content file as the owner reads it. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(ingenting)';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei';
  if (Array.isArray(value)) return value.map(inWords).join('\n') || '(ingenting)';
  if (!isGroup(value)) return String(value);
  const name = value['alt'] ?? value['title'] ?? value['name'];
  return typeof name === 'string' ? name : Object.values(value).map(inWords).join(' ');
}

/** `«Firmaet» → Adresse → Postnummer`. */
export const placeOf = (file: string, field: FieldPath, files: Files) =>
  [fileTitle(file, files), ...labelsOf(fileSchema(file), field).slice(1)].join(' → ');

/** A field before and after a change. */
export interface FieldChange {
  place: string;
  before: string;
  after: string;
}

/** What differs between two contents, in words. */
export function fieldChanges(before: Files, after: Files): FieldChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is || was === null || is === null) return [];
    if (was === undefined || is === undefined) {
      const place = fileTitle(name, was === undefined ? after : before);
      return [
        {
          place,
          before: was === undefined ? 'Fantes ikke' : 'Fantes',
          after: is === undefined ? 'Slettet' : 'Nytt',
        },
      ];
    }
    return valueChanges(valueOf(name, was), valueOf(name, is)).map(({ field, ...words }) => ({
      place: placeOf(name, field, after),
      ...words,
    }));
  });
}

interface ValueChange {
  field: FieldPath;
  before: string;
  after: string;
}

function valueChanges(before: unknown, after: unknown, field: FieldPath = []): ValueChange[] {
  if (isSame(before, after)) return [];
  const inner = (keys: Iterable<string | number>) =>
    [...keys].flatMap((key) => valueChanges(valueAt(before, key), valueAt(after, key), [...field, key]));
  if (isGroup(before) && isGroup(after))
    return inner(new Set([...Object.keys(before), ...Object.keys(after)]));
  if (Array.isArray(before) && Array.isArray(after)) {
    const moved = isSame(sorted(before), sorted(after));
    if (!moved && before.length === after.length) return inner(before.keys());
    const only = (items: unknown[], others: unknown[]) =>
      inWords(moved ? items : items.filter((item) => !others.some((other) => isSame(item, other))));
    return [{ field, before: only(before, after), after: only(after, before) }];
  }
  if (typeof before === 'string' && typeof after === 'string' && after.includes('\n')) {
    const parts = diffComm(before.split('\n'), after.split('\n')).flatMap((part) =>
      'buffer1' in part ? [part] : [],
    );
    const lines = (side: 'buffer1' | 'buffer2') =>
      inWords(parts.flatMap((part) => part[side]).filter(Boolean));
    return [{ field, before: lines('buffer1'), after: lines('buffer2') }];
  }
  return [{ field, before: inWords(before), after: inWords(after) }];
}

const sorted = (items: unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();
