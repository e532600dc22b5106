import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import { type FieldPath, type Issue, issueOf } from '../check/issue.ts';
import { type ContentFile, unreadFile } from '../content.ts';
import { explainSyntax, type SyntaxFault } from './yaml-syntax.ts';

/** Reads the text of a content file, by its extension. */
export const readFields = (name: string, text: string): ContentFile =>
  (name.endsWith('.md') ? readMarkdown : readYaml)(name, text);

/** The fields at the top of a Markdown file: their YAML, and the `head` with the lines around it. */
export function frontMatterOf(text: string) {
  const [head, yaml = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(text) ?? [];
  return head === undefined ? undefined : { head, yaml };
}

function readMarkdown(name: string, text: string): ContentFile {
  const found = frontMatterOf(text);
  if (!found) {
    const expected = 'title og lead mellom to linjer med ---, og teksten under dem.';
    return unreadFile(name, [issueOf(name, 'ingen felter øverst i filen', expected, 1)]);
  }
  const { head, yaml } = found;
  const body = { text: text.slice(head.length), firstLine: head.split('\n').length };
  return { ...readYaml(name, yaml, 2), body };
}

/** Reads YAML that begins on `firstLine` of its file. */
function readYaml(name: string, text: string, firstLine = 1): ContentFile {
  try {
    return readDocument(name, text, firstLine);
  } catch (error) {
    // An unresolved alias (ReferenceError), a circular one (TypeError), or too deep nesting (RangeError).
    const expectedErrors = [ReferenceError, TypeError, RangeError];
    if (!expectedErrors.some((type) => error instanceof type)) throw error;
    const found =
      'en henvisning med * til noe som ikke finnes, eller altfor mange nivåer inni hverandre. ' +
      'Tekst som begynner med *, må stå i anførselstegn';
    const expected = 'Felter, lister og tekster, skrevet som i resten av filen.';
    return unreadFile(name, [issueOf(name, found, expected, firstLine)]);
  }
}

function readDocument(name: string, text: string, firstLine: number): ContentFile {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const issue = ({ offset, found, expected }: SyntaxFault) => issueOf(name, found, expected, lineAt(offset));
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const faults: YAMLError[] = [...document.errors, ...document.warnings];
  const issues = firstOfEachLine(faults.map((fault) => issue(explainSyntax(fault, text))));
  if (faults.some(({ code }) => code !== 'DUPLICATE_KEY')) return unreadFile(name, issues);

  const value: unknown = document.toJS();
  // Throws for a circular alias.
  JSON.stringify(value);
  const find = (field: FieldPath) => findNode(document, field);
  return {
    name,
    value,
    lineOf: (field) => lineAt(find(field).offset),
    writtenAt: (field) => find(field).written,
    issues,
  };
}

/** Offset and source of a field, or of the last field of the path that exists. */
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

/** One syntax error often causes others on the same line. */
const firstOfEachLine = (issues: Issue[]) =>
  issues.filter((issue, index) => issues.findIndex(({ line }) => line === issue.line) === index);
