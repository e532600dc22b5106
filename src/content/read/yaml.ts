import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import { type FieldPath, type Issue, issueOf } from '../check/issue.ts';
import { type ContentFile, unreadFile } from '../content.ts';
import { explainSyntax, type SyntaxFault } from './yaml-syntax.ts';

/** Reads the text of a content file, as its name ends. */
export const readFields = (name: string, text: string): ContentFile =>
  (name.endsWith('.md') ? readMarkdown : readYaml)(name, text);

/** Fields between two lines of dashes, with text below them. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** A Markdown file: its fields, and the text below them. */
function readMarkdown(name: string, text: string): ContentFile {
  const [head, yaml = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    const expected = 'title og lead mellom to linjer med ---, og teksten under dem.';
    return unreadFile(name, [issueOf(name, 'ingen felter øverst i filen', expected, 1)]);
  }
  const body = { text: text.slice(head.length), firstLine: head.split('\n').length };
  return { ...readYaml(name, yaml, 2), body };
}

/** Reads YAML and remembers the lines; that of front matter begins on `firstLine` of the file. */
export function readYaml(name: string, text: string, firstLine = 1): ContentFile {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const issue = ({ offset, found, expected }: SyntaxFault) => issueOf(name, found, expected, lineAt(offset));
  const notPlain = (found: string) => issue({ offset: 0, found, expected: plainValues });
  const document = unlessThrown(() =>
    parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' }),
  );
  if (!document) return unreadFile(name, [notPlain('felter i altfor mange nivåer inni hverandre')]);
  const faults: YAMLError[] = [...document.errors, ...document.warnings];
  const issues = firstOfEachLine(faults.map((fault) => issue(explainSyntax(fault, text))));
  if (faults.some(({ code }) => code !== 'DUPLICATE_KEY')) return unreadFile(name, issues);

  const plain = unlessThrown(() => ({ value: plainOf(document) }));
  if (!plain) return unreadFile(name, [...issues, notPlain(noAnchor)]);
  const find = (field: FieldPath) => findNode(document, field);
  return {
    name,
    ...plain,
    lineOf: (field) => lineAt(find(field).offset),
    writtenAt: (field) => find(field).written,
    issues,
  };
}

/** What the reader of YAML gives; nothing where it throws, as for what is nested so deeply that it runs out of room. */
function unlessThrown<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const plainValues = 'Felter, lister og tekster, skrevet som i resten av filen.';

/** The plain values of a document. Throws where one refers to nothing, or to what it is itself a part of. */
function plainOf(document: Document): unknown {
  const value: unknown = document.toJS();
  JSON.stringify(value);
  return value;
}

const noAnchor =
  'en henvisning med * til noe som ikke finnes. Tekst som begynner med *, må stå i anførselstegn';

/** Where a field begins, and what is written for it; stops at the last field of the path that exists. */
function findNode(document: Document, field: FieldPath): { offset: number; written: string | undefined } {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of field) {
    if (isAlias(node)) node = node.resolve(document);
    const pair = isMap(node)
      ? node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : pair?.value;
    const start = pair?.key ?? item;
    if (start === undefined) return { offset, written: undefined };
    if (isNode(start)) offset = start.range?.[0] ?? offset;
    node = item;
  }
  return { offset, written: isScalar(node) ? node.source : undefined };
}

/** One fault in YAML often makes the reader stumble again on the same line: the first one tells enough. */
const firstOfEachLine = (issues: Issue[]) =>
  issues.filter((issue, index) => issues.findIndex(({ line }) => line === issue.line) === index);
