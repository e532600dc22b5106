import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { type Issue, fileIssue, quote } from '../check/issue.ts';
import { unreadableFile, type WrittenFile } from '../content.ts';
import type { FieldPath } from '../values.ts';

/** Reads the text of a content file: Markdown or YAML, by the extension of its name. */
export const readFields = (name: string, text: string): WrittenFile =>
  name.endsWith('.md') ? readMarkdown(name, text) : readYaml(name, text);

/** The fields at the top of a Markdown file: `yaml`, and `head`, which includes the `---` lines around it. */
export function splitFrontMatter(text: string) {
  const [head, yaml = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(text) ?? [];
  return head === undefined ? undefined : { head, yaml };
}

function readMarkdown(name: string, text: string): WrittenFile {
  const found = splitFrontMatter(text);
  if (!found) {
    const expected = 'title og lead mellom to linjer med ---, og teksten under dem.';
    return unreadableFile(name, [fileIssue(name, 'ingen felter øverst i filen', expected, 1)]);
  }
  const { head, yaml } = found;
  const body = { text: text.slice(head.length), firstLine: head.split('\n').length };
  return { ...readYaml(name, yaml, 2), body };
}

/** Reads YAML that begins on `firstLine` of its file. */
function readYaml(name: string, text: string, firstLine = 1): WrittenFile {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const syntaxErrors = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    offset: pos[0],
    found: `noe som ikke er YAML: ${message}`,
    expected: 'En linje som følger reglene for YAML. Tekst med kolon står i anførselstegn.',
  }));
  const faults = [...syntaxErrors, ...aliasesIn(document)];
  if (faults.length > 0) {
    const issues = faults.map(({ offset, found, expected }) =>
      fileIssue(name, found, expected, lineAt(offset)),
    );
    return unreadableFile(name, firstOfEachLine(issues));
  }
  return {
    name,
    value: document.toJS(),
    sourceAt: (field) => {
      const { offset, written } = findNode(document, field);
      return { line: lineAt(offset), written };
    },
    issues: [],
  };
}

/** YAML aliases (`*name`). In content they are texts that begin with `*` and lack their quotation marks. */
function aliasesIn(document: Document) {
  const faults: { offset: number; found: string; expected: string }[] = [];
  visit(document, {
    Alias: (_, { source, range }) => {
      const expected = 'Anførselstegn rundt en tekst som begynner med *.';
      faults.push({ offset: range?.[0] ?? 0, found: quote(`*${source}`), expected });
    },
  });
  return faults;
}

/** Offset and source of a field, or of the last field of the path that exists. */
function findNode(document: Document, field: FieldPath): { offset: number; written: string | undefined } {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of field) {
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
