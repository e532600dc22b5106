import {
  Document,
  isMap,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
  type Node,
  type ToStringOptions,
} from 'yaml';
import { isGroup, isSame, type FieldPath } from '../content/values.ts';
import { splitFrontMatter } from '../content/yaml/yaml.ts';
import { toWrittenValue } from './writtenValue.ts';
import { readForm, type FileValue } from './values.ts';
import type { StoredFile } from './store/store.ts';

/** No folded lines, single quotation marks. */
const style: ToStringOptions = { lineWidth: 0, singleQuote: true };

/** Begins the file of a new project. */
const newProject = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';

/** The last texts by the values that they were made of: each key press asks what is not saved. */
const cachedTexts = new WeakMap<FileValue, { base: StoredFile | undefined; text: string }>();

/**
 * The text of a form's file: what differs from the file as it was is set on its YAML document, so that the
 * rest keeps its comments, order and quotation marks.
 *
 * @param base the file as it was; missing for a new project
 */
export function writeForm(form: string, values: FileValue, base: StoredFile | undefined): string {
  const last = cachedTexts.get(values);
  if (last && last.base === base) return last.text;
  const text = compose(form, values, base);
  cachedTexts.set(values, { base, text });
  return text;
}

function compose(form: string, values: FileValue, base: StoredFile | undefined): string {
  const text = base?.text ?? '';
  const isCrLf = text.includes('\r\n');
  const was = base ? (readForm({ [form]: base }, form)?.value ?? {}) : {};
  const { body: oldBody, ...before } = toWrittenValue(form, was, was);
  const { body: newBody, ...after } = toWrittenValue(form, values, was);
  if (isSame(before, after) && oldBody === newBody) return text;
  const lines = text.replaceAll('\r\n', '\n');
  const { head, yaml } = splitFrontMatter(lines) ?? { head: '', yaml: lines };
  const fields = isSame(before, after) ? yaml : setFields(yaml, before, after);
  if (head === '') return restoreLineEnds(fields, isCrLf);
  const rest = lines.slice(head.length);
  const blank = rest.slice(0, rest.length - rest.trimStart().length);
  const end = newBody === oldBody ? rest : `${blank}${String(newBody ?? '')}\n`;
  return restoreLineEnds(head.replace(yaml, () => fields) + end, isCrLf);
}

const restoreLineEnds = (text: string, isCrLf: boolean) => (isCrLf ? text.replaceAll('\n', '\r\n') : text);

/** A YAML text in which the fields that differ are set. */
function setFields(yaml: string, before: FileValue, after: FileValue): string {
  const document = parseDocument(yaml);
  if (!isMap(document.contents)) return newProject + new Document(createNode(after)).toString(style);
  setDifferences(document, [], before, after);
  return document.toString(style);
}

function setDifferences(document: Document, path: FieldPath, before: unknown, after: unknown): void {
  if (isSame(before, after)) return;
  if (after === undefined) {
    document.deleteIn(path);
    return;
  }
  if (isGroup(before) && isGroup(after) && document.getIn(path)) {
    for (const key of Object.keys({ ...before, ...after }))
      setDifferences(document, [...path, key], before[key], after[key]);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && isInPlace(before, after)) {
    for (const [index, item] of after.entries())
      setDifferences(document, [...path, index], before[index], item);
    return;
  }
  const node: unknown = document.getIn(path, true);
  if (node instanceof Scalar && typeof after !== 'object') setScalar(node, after);
  else document.setIn(path, createNode(after));
}

/** A list is changed item by item if it has the same length, and no item has come from another place. */
const isInPlace = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length &&
  after.every((item, index) => isSame(item, before[index]) || !before.some((other) => isSame(item, other)));

/** Sets a text or number. It keeps its quotation marks, unless only the old value needed them. */
function setScalar(scalar: Scalar, value: unknown): void {
  const isQuoted = scalar.type === Scalar.QUOTE_SINGLE || scalar.type === Scalar.QUOTE_DOUBLE;
  if (!isQuoted || needsQuotes(scalar.value)) delete scalar.type;
  scalar.value = value;
  quoteTime(scalar);
}

const needsQuotes = (value: unknown) =>
  typeof value === 'string' && /^['"]/.test(new Document(value).toString(style));

/** Times of day are quoted: YAML 1.1 reads them as numbers with the base 60. */
function quoteTime(scalar: Scalar): void {
  if (typeof scalar.value === 'string' && /^[\d:]+$/.test(scalar.value)) scalar.type = Scalar.QUOTE_SINGLE;
}

/** A new node; a group of numbers is written on one line. */
function createNode(value: unknown): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map(createNode);
    list.flow = value.length === 0;
    return list;
  }
  if (isGroup(value)) {
    const map = new YAMLMap();
    for (const [key, inner] of Object.entries(value)) map.set(key, createNode(inner));
    map.flow = Object.values(value).every((inner) => typeof inner === 'number');
    return map;
  }
  const scalar = new Scalar(value);
  quoteTime(scalar);
  return scalar;
}
