import { Document, isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import type { Node, Pair, ToStringOptions, YAMLMap, YAMLSeq } from 'yaml';
import { isGroup } from './values.ts';
import { create, mergeScalar, plain } from './write-nodes.ts';

/*
 * Writes YAML as a person would who changes one word: everything that stays the same keeps its place, its quotation
 * marks, its brackets and the comments around it.
 */

/** A YAML text with other content; what need not change does not. A new file, whose text is empty, begins with the comment. */
export function mergeYaml(text: string, value: Record<string, unknown>, comment = ''): string {
  const document = parseDocument(text);
  if (isSame(document.toJS(), value)) return text;
  if (!isMap(document.contents)) {
    const fresh = new Document();
    fresh.contents = create(value) as never;
    return comment + fresh.toString(plain);
  }
  const options = styleOf(document, text);
  mergeMap(document.contents, value);
  return document.toString(options);
}

/** Whether two values read from YAML are the same, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);

const canonical = (value: unknown) =>
  stringify(value, { sortMapEntries: true, aliasDuplicateObjects: false });

/** How the file indents its lists and spaces its brackets, found by writing it out unchanged. */
function styleOf(document: Document, text: string): ToStringOptions {
  const styles = [true, false].flatMap((indentSeq) =>
    [true, false].map((flowCollectionPadding) => ({ ...plain, indentSeq, flowCollectionPadding })),
  );
  return styles.find((style) => document.toString(style) === text) ?? plain;
}

/** What a node has in it, as plain values. */
const valueOf = (node: unknown) => (node as Node | null | undefined)?.toJSON() as unknown;

function merge(node: unknown, value: unknown): unknown {
  if (node !== undefined && isSame(valueOf(node), value)) return node;
  if (isMap(node) && isGroup(value)) return mergeMap(node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(node, value);
  if (isScalar(node) && typeof value !== 'object') return mergeScalar(node, value);
  return create(value);
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

/** Takes a field away; the comment above it may be about those below, and stays. */
function removePair(map: YAMLMap, pair: Pair) {
  const place = map.items.indexOf(pair);
  map.items.splice(place, 1);
  const comment = isScalar(pair.key) ? pair.key.commentBefore : undefined;
  const next = map.items[place]?.key;
  const both = (below?: string | null) => [comment, below].filter(Boolean).join('\n');
  if (comment && isScalar(next)) next.commentBefore = both(next.commentBefore);
  else if (comment) map.comment = both(map.comment);
}

/** Items that stay the same move with all that belongs to them; the others are matched by what they are about, or by place. */
function mergeSeq(seq: YAMLSeq, value: readonly unknown[]): YAMLSeq {
  const old = seq.items.map((node) => ({ node, value: valueOf(node) }));
  const rest = new Set(old.keys());
  const chosen: (number | undefined)[] = value.map(() => undefined);
  const rules: ((place: number, index: number) => boolean)[] = [
    (place, index) => isSame(old[place]?.value, value[index]),
    (place, index) => isSameThing(old[place]?.value, value[index]),
    (place, index) => place === index,
  ];
  for (const fits of rules) {
    for (const index of value.keys()) {
      chosen[index] ??= [...rest].find((place) => fits(place, index));
      rest.delete(chosen[index] ?? -1);
    }
  }
  seq.items = value.map((item, index) => merge(old[chosen[index] ?? -1]?.node, item));
  if (seq.items.length > 0 && old.length === 0) seq.flow = false;
  return seq;
}

/** Two groups are taken for the same item where one of their fields says the same. */
const isSameThing = (a: unknown, b: unknown) =>
  isGroup(a) && isGroup(b) && Object.keys(a).some((key) => isSame(a[key], b[key]));
