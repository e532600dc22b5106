import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  YAMLMap,
  YAMLSeq,
  type Node,
  type Pair,
  type ToStringOptions,
} from 'yaml';

/*
 * Writes YAML as a person would who changes one word: everything that stays the same keeps its place, its quotation
 * marks, its brackets and the comments around it.
 */

/**
 * A YAML text with other content. Text that need not change does not.
 *
 * @param text the file as it is; empty for a new one
 * @param comment the first lines of a new file, each with its `#`
 */
export function mergeYaml(text: string, value: Record<string, unknown>, comment = ''): string {
  const document = parseDocument(text);
  if (isSame(document.toJS(), value)) return text;
  if (!isMap(document.contents)) return comment + String(withStyle(new Document(), value));
  const options = styleOf(document, text);
  mergeMap(document.contents, value);
  return document.toString(options);
}

/** Whether a value is a group of fields. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values read from YAML say the same, whatever the order of their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isGroup(a) || !isGroup(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

const plain: ToStringOptions = { lineWidth: 0, singleQuote: true };

function withStyle(document: Document, value: Record<string, unknown>): string {
  document.contents = create(value) as never;
  return document.toString(plain);
}

/** How the file indents its lists and spaces its brackets, found by writing it out unchanged. */
function styleOf(document: Document, text: string): ToStringOptions {
  const styles: ToStringOptions[] = [
    plain,
    { ...plain, indentSeq: false },
    { ...plain, flowCollectionPadding: false },
    { ...plain, indentSeq: false, flowCollectionPadding: false },
  ];
  return styles.find((style) => document.toString(style) === text) ?? plain;
}

/** What a node has in it, as plain values. */
const valueOf = (node: unknown) => (node as Node | null)?.toJSON() as unknown;

function merge(node: unknown, value: unknown): unknown {
  if (isSame(valueOf(node), value)) return node;
  if (isMap(node) && isGroup(value)) return mergeMap(node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(node, value);
  if (isScalar(node) && typeof value !== 'object') return mergeScalar(node, value);
  return create(value);
}

function mergeMap(map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  for (const pair of [...map.items]) {
    if (!Object.hasOwn(value, keyOf(pair))) removePair(map, pair);
  }
  let after = -1;
  for (const [key, inner] of Object.entries(value)) {
    const place = map.items.findIndex((pair) => keyOf(pair) === key);
    if (place >= 0) {
      map.items[place]!.value = merge(map.items[place]!.value, inner);
      after = place;
    } else {
      after += 1;
      map.items.splice(after, 0, new Document().createPair(key, create(inner)));
    }
  }
  return map;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** Takes a field away; the comment above it may be about those below, and stays. */
function removePair(map: YAMLMap, pair: Pair) {
  const place = map.items.indexOf(pair);
  map.items.splice(place, 1);
  const comment = isScalar(pair.key) ? pair.key.commentBefore : undefined;
  if (!comment) return;
  const next = map.items[place]?.key;
  if (isScalar(next)) next.commentBefore = [comment, next.commentBefore].filter(Boolean).join('\n');
  else map.comment = [comment, map.comment].filter(Boolean).join('\n');
}

/** Items that stay the same move with all that belongs to them; the others are matched by what they are about, or by place. */
function mergeSeq(seq: YAMLSeq, value: readonly unknown[]): YAMLSeq {
  const old = seq.items.map((node) => ({ node, value: valueOf(node) }));
  const rest = new Set(old.keys());
  const chosen: (number | undefined)[] = value.map(() => undefined);
  const rules: ((place: number, index: number) => boolean)[] = [
    (place, index) => isSame(old[place]!.value, value[index]),
    (place, index) => isSameThing(old[place]!.value, value[index]),
    (place, index) => place === index,
  ];
  for (const fits of rules) {
    for (const index of value.keys()) {
      chosen[index] ??= [...rest].find((place) => fits(place, index));
      rest.delete(chosen[index] ?? -1);
    }
  }
  seq.items = value.map((item, index) => {
    const place = chosen[index];
    return place === undefined ? create(item) : merge(old[place]!.node, item);
  });
  if (seq.items.length > 0 && old.length === 0) seq.flow = false;
  return seq;
}

/** Two items are about the same thing when one of these fields says the same. */
const naming = ['file', 'name', 'title', 'from', 'icon'];

const isSameThing = (a: unknown, b: unknown) =>
  isGroup(a) && isGroup(b) && naming.some((key) => a[key] !== undefined && a[key] === b[key]);

function mergeScalar(scalar: Scalar, value: unknown): Scalar {
  const quoted = scalar.type === Scalar.QUOTE_SINGLE || scalar.type === Scalar.QUOTE_DOUBLE;
  // Quotation marks that YAML asked for go with what needed them; those that a person chose stay.
  if (!quoted || needsQuotes(scalar.value)) delete scalar.type;
  scalar.value = value;
  if (scalar.type === undefined && typeof value === 'string') scalar.type = typeOf(value);
  return scalar;
}

const needsQuotes = (value: unknown) => typeof value === 'string' && /^['"]/.test(stringify(value, plain));

/** Times of day stand in quotation marks, as some readers of YAML take them for numbers. */
const typeOf = (text: string): Scalar.Type =>
  /^[\d:]+$/.test(text) ? Scalar.QUOTE_SINGLE : text.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.PLAIN;

/** A new node; a group of numbers stands on one line. */
function create(value: unknown): Node {
  if (Array.isArray(value)) {
    const seq = new YAMLSeq();
    seq.items = value.map(create);
    seq.flow = value.length === 0;
    return seq;
  }
  if (isGroup(value)) {
    const map = new YAMLMap();
    map.items = Object.entries(value).map(([key, inner]) => new Document().createPair(key, create(inner)));
    map.flow = Object.values(value).every((inner) => typeof inner === 'number');
    return map;
  }
  const scalar = new Scalar(value);
  if (typeof value === 'string') scalar.type = typeOf(value);
  return scalar;
}
