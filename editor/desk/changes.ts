import type { FieldPath } from '../../tools/content/mistake.ts';
import { textsIn } from '../../tools/content/placeholders.ts';
import { isGroup } from '../../tools/content/validate.ts';
import { readYaml } from '../../tools/content/yaml.ts';
import { fieldName } from './field-name.ts';
import { changedLines } from './lines.ts';

/** One change as the owner reads it: what stood there, and what stands there now. */
export interface Change {
  /** The field's name; empty for a change of the file as a whole. */
  field: string;
  before?: string;
  after?: string;
  /** Said in place of what stood there, such as that an order has changed. */
  note?: string;
  /** Pictures to show with it, relative to the content folder. */
  pictures?: string[];
}

interface Difference {
  field: FieldPath;
  before?: unknown;
  after?: unknown;
  note?: string;
}

/**
 * Says what has changed in a content file, field by field.
 *
 * @param file its name, relative to the content folder
 * @param before its text; `null` where it was not there
 */
export function describeChange(file: string, before: string | null, after: string | null): Change[] {
  const old = readParts(file, before);
  const now = readParts(file, after);
  if (!old || !now)
    return changedLines(before ?? '', after ?? '').map((change) => ({ field: '', ...change }));
  const fields = compare(old.value, now.value).map(({ field, before, after, note }) => ({
    field: fieldName(file, field),
    ...(before !== undefined && { before: shown(before) }),
    ...(after !== undefined && { after: shown(after) }),
    ...(note !== undefined && { note }),
  }));
  const body = changedLines(old.body, now.body).map((change) => ({ field: 'Teksten', ...change }));
  const all = [...fields, ...body];
  return all.length > 0 ? all : [{ field: '', note: 'Bare forklaringer eller oppsett i filen er endret.' }];
}

/** The fields of a content file and the Markdown below them; nothing where it cannot be read. */
function readParts(file: string, text: string | null): { value: unknown; body: string } | undefined {
  if (text === null) return { value: {}, body: '' };
  const [, front, markdown = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const isMarkdown = file.endsWith('.md');
  if (isMarkdown && front === undefined) return undefined;
  const { value } = readYaml(file, isMarkdown ? (front ?? '') : text);
  return isGroup(value) ? { value, body: isMarkdown ? markdown : '' } : undefined;
}

function compare(before: unknown, after: unknown, field: FieldPath = []): Difference[] {
  if (same(before, after)) return [];
  if (before === undefined && isGroup(after)) return compare({}, after, field);
  if (before === undefined && Array.isArray(after)) return compareLists([], after, field);
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return keys.flatMap((key) => compare(before[key], after[key], [...field, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, field);
  return [{ field, before, after }];
}

/** Items are followed wherever they have moved, so that one new item is one change. */
function compareLists(before: unknown[], after: unknown[], field: FieldPath): Difference[] {
  const pairs = pairItems(before, after);
  const gone = before.flatMap((item, index) =>
    pairs.has(index) ? [] : [{ field: [...field, index], before: item }],
  );
  const kept = new Set(pairs.values());
  const added = after.flatMap((item, index) =>
    kept.has(index) ? [] : [{ field: [...field, index], after: item }],
  );
  const inside = [...pairs].flatMap(([from, to]) => compare(before[from], after[to], [...field, to]));
  const places = [...pairs].sort(([a], [b]) => a - b).map(([, to]) => to);
  const moved = places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  return [...inside, ...gone, ...added, ...(moved ? [{ field, note: 'Rekkefølgen er endret.' }] : [])];
}

/** Which item of a list became which: the same ones, then those of the same name, then what is left where it counts up. */
function pairItems(before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(after.keys());
  const match = (alike: (a: unknown, b: unknown) => boolean) => {
    for (const [from, item] of before.entries()) {
      const to = pairs.has(from) ? undefined : [...free].find((index) => alike(item, after[index]));
      if (to === undefined) continue;
      pairs.set(from, to);
      free.delete(to);
    }
  };
  match(same);
  match((a, b) => nameOf(a) !== undefined && nameOf(a) === nameOf(b));
  if (before.length === after.length) match(() => true);
  return pairs;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What tells an item of a list from the others. */
const nameOf = (item: unknown) =>
  isGroup(item) ? (item['file'] ?? item['name'] ?? item['title']) : undefined;

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (isGroup(value) || Array.isArray(value))
    return textsIn(value)
      .map(({ text }) => text)
      .join(' · ');
  return String(value ?? '');
}
