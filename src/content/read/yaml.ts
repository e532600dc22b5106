import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml';
import { type FieldPath, type Issue, issueOf } from '../check/issue.ts';
import { type ContentFile, unreadFile } from '../content.ts';
import { explainSyntax, type SyntaxFault } from './yaml-syntax.ts';

/** Reads YAML and remembers the lines; that of front matter begins on `firstLine` of the file. */
export function readYaml(name: string, text: string, firstLine = 1): ContentFile {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const issue = ({ offset, found, expected }: SyntaxFault): Issue => ({
    ...issueOf(name, found, expected),
    line: lineAt(offset),
  });
  const document = parse(text, lines);
  if (!document) return unreadFile(name, [issue({ offset: 0, found: tooDeep, expected: plainValues })]);
  const faults: YAMLError[] = [...document.errors, ...document.warnings];
  const issues = firstOfEachLine(faults.map((fault) => issue(explainSyntax(fault, text))));
  if (faults.some(({ code }) => code !== 'DUPLICATE_KEY')) return unreadFile(name, issues);

  const value = valueOf(document);
  if (value instanceof Error)
    return unreadFile(name, [...issues, issue({ offset: 0, found: value.message, expected: plainValues })]);
  const find = (field: FieldPath) => findNode(document, field);
  return {
    name,
    value,
    lineOf: (field) => lineAt(find(field).offset),
    writtenAt: (field) => find(field).written,
    issues,
  };
}

/** Parses a text; nothing where it is nested so deeply that the reader runs out of room. */
function parse(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  } catch {
    return undefined;
  }
}

const tooDeep = 'felter i altfor mange nivåer inni hverandre';

const plainValues = 'Felter, lister og tekster, skrevet som i resten av filen.';

/** The plain values of a document; an Error where one refers to nothing, or to what it is itself a part of. */
function valueOf(document: Document): unknown {
  try {
    const value: unknown = document.toJS();
    // Throws for what goes in circles.
    JSON.stringify(value);
    return value;
  } catch {
    return new Error(noAnchor);
  }
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
