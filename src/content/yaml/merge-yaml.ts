import { diff3Merge } from 'node-diff3';
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Pair, YAMLMap, YAMLSeq } from 'yaml';
import { isGroup, isSame } from '../values.ts';
import { create, mergeScalar, plain } from './yaml-nodes.ts';

/*
 * Tree reconciliation: walks the parsed document and the new value together and changes only nodes that
 * differ, so that order, comments and quotation marks of the rest stay.
 */

/** A YAML text with other content. A new file (empty text) begins with the comment. */
export function mergeYaml(text: string, value: Record<string, unknown>, comment = ''): string {
  const document = parse(text);
  if (isSame(document.toJS(), value)) return text;
  if (!isMap(document.contents)) return comment + new Document(create(value)).toString(plain);
  const before = document.toString(plain);
  mergeMap(document.contents, value);
  return withUntouchedLines(text, before, document.toString(plain), value);
}

/** A document in which a comment above the first item of a list is that item's, as above the others. */
function parse(text: string) {
  const document = parseDocument(text);
  visit(document, {
    Seq: (_, seq) => {
      const [first] = seq.items;
      if (!seq.commentBefore || seq.flow || !isNode(first)) return;
      first.commentBefore = seq.commentBefore;
      seq.commentBefore = null;
    },
  });
  return document;
}

/**
 * The new text with the unchanged lines of the old one. `yaml` formats the whole document again,
 * and makes `150` of an untouched `0150`, one empty line of two and single spaces of columns.
 *
 * @param before the old text, formatted by `yaml`
 */
function withUntouchedLines(text: string, before: string, after: string, value: unknown): string {
  const lines = [text, before, after].map((part) => part.split('\n')) as [string[], string[], string[]];
  const merged = diff3Merge(...lines, { excludeFalseConflicts: true })
    .flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? [])
    .join('\n');
  const result = parseDocument(merged);
  return result.errors.length === 0 && isSame(result.toJS(), value) ? merged : after;
}

const plainValue = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

function merge(node: unknown, value: unknown): unknown {
  if (node !== undefined && isSame(plainValue(node), value)) return node;
  if (isMap(node) && isGroup(value)) return mergeMap(node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(node, value);
  if (isScalar(node) && typeof value !== 'object') return mergeScalar(node, value);
  // A comment under an empty field.
  return Object.assign(create(value), { commentBefore: isScalar(node) ? node.comment : undefined });
}

function mergeMap(map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  for (const pair of [...map.items]) if (!Object.hasOwn(value, keyOf(pair))) removePair(map, pair);
  let after = -1;
  for (const [key, inner] of Object.entries(value)) {
    const place = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[place];
    if (pair) pair.value = merge(pair.value, inner);
    else map.items.splice(after + 1, 0, new Document().createPair(key, create(inner)));
    after = pair ? place : after + 1;
  }
  return map;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** Removes a field but keeps the comment above it, which may be about the next fields. */
function removePair(map: YAMLMap, pair: Pair) {
  const place = map.items.indexOf(pair);
  map.items.splice(place, 1);
  const comment = isScalar(pair.key) ? pair.key.commentBefore : undefined;
  const next = map.items[place]?.key;
  const both = (below?: string | null) => [comment, below].filter(Boolean).join('\n');
  if (comment && isScalar(next)) next.commentBefore = both(next.commentBefore);
  else if (comment) map.comment = both(map.comment);
}

/** Greedy matching of old and new items in three passes: equal, sharing a field, same index. */
function mergeSeq(seq: YAMLSeq, value: readonly unknown[]): YAMLSeq {
  const old = seq.items.map((node) => ({ node, value: plainValue(node) }));
  const unmatched = new Set(old.keys());
  const matches: (number | undefined)[] = value.map(() => undefined);
  const passes: ((place: number, index: number) => boolean)[] = [
    (place, index) => isSame(old[place]?.value, value[index]),
    (place, index) => sharesField(old[place]?.value, value[index]),
    (place, index) => place === index,
  ];
  for (const fits of passes) {
    for (const index of value.keys()) {
      matches[index] ??= [...unmatched].find((place) => fits(place, index));
      unmatched.delete(matches[index] ?? -1);
    }
  }
  seq.items = value.map((item, index) => merge(old[matches[index] ?? -1]?.node, item));
  if (seq.items.length > 0 && old.length === 0) seq.flow = false;
  return seq;
}

const sharesField = (a: unknown, b: unknown) =>
  isGroup(a) && isGroup(b) && Object.keys(a).some((key) => isSame(a[key], b[key]));
