import { Document, Scalar, stringify, YAMLMap, YAMLSeq, type Node, type ToStringOptions } from 'yaml';
import { isGroup } from '../values.ts';

/** Style of new values: no folded lines, single quotation marks. */
export const plain: ToStringOptions = { lineWidth: 0, singleQuote: true };

/** Replaces a value. Keeps chosen quotation marks, and drops those that only the old value needed. */
export function mergeScalar(scalar: Scalar, value: unknown): Scalar {
  const isQuoted = scalar.type === Scalar.QUOTE_SINGLE || scalar.type === Scalar.QUOTE_DOUBLE;
  if (isQuoted && !needsQuotes(scalar.value)) return Object.assign(scalar, { value });
  delete scalar.type;
  return Object.assign(scalar, { value }, quotesOf(value));
}

const needsQuotes = (value: unknown) => typeof value === 'string' && /^['"]/.test(stringify(value, plain));

/** Times of day are quoted, because YAML 1.1 reads them as base-60 numbers. */
const quotesOf = (value: unknown) =>
  typeof value === 'string' && /^[\d:]+$/.test(value) && { type: Scalar.QUOTE_SINGLE };

/** A new node; a group of numbers is written on one line. */
export function create(value: unknown): Node {
  if (Array.isArray(value)) {
    return Object.assign(new YAMLSeq(), { items: value.map(create), flow: value.length === 0 });
  }
  if (isGroup(value)) {
    const items = Object.entries(value).map(([key, inner]) => new Document().createPair(key, create(inner)));
    const flow = Object.values(value).every((inner) => typeof inner === 'number');
    return Object.assign(new YAMLMap(), { items, flow });
  }
  return Object.assign(new Scalar(value), quotesOf(value));
}
