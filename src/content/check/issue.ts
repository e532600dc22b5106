import type { FieldPath } from '../values.ts';

/** A kind of mistake that the editor's form words in its own way (`editor/mistakes.ts`). */
export type IssueCode =
  | 'empty'
  | 'size' // length, number of items, or number out of range
  | 'rule' // a rule of this field alone: the form shows `expected` unchanged
  | 'fact';

/** A mistake, in Norwegian, for the owner. */
export interface Fault {
  /** What is there now. */
  found: string;
  /** What should be there instead, or what to do. */
  expected: string;
}

/** A mistake and its place in the content. */
export interface Issue extends Fault {
  code?: IssueCode | undefined;
  /** File or folder, relative to the content folder and with forward slashes. */
  file: string;
  /** From 1; missing where the mistake has no line. */
  line?: number | undefined;
  field: FieldPath;
  /** Information only; it does not stop the build. */
  noteOnly?: true;
}

/** A text from the content on one line, no longer than a reader needs to recognise it. */
export function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Special spaces, combining marks and zero-width characters. */
const invisible = /(?! )\p{Zs}|\p{Cf}|\p{Mn}/u;

/** A text from the content in guillemets, shortened, with a note if it has invisible characters. */
export const quote = (text: string) =>
  `«${shorten(text)}»${invisible.test(text) ? ' (med tegn som ikke synes)' : ''}`;

/** `a`, `a og b`, `a, b og c`: duplicates removed, and each shortened. */
export const andList = (items: readonly string[]) =>
  new Intl.ListFormat('nb').format(new Set(items.map(shorten)));

/** `a, b eller c`. */
export const orList = (items: readonly string[]) =>
  new Intl.ListFormat('nb', { type: 'disjunction' }).format(items);

/** The fault of a required file that is missing. */
export const missingFile: Fault = {
  found: 'ingenting (filen mangler)',
  expected: 'En fil med dette navnet.',
};

/** An issue of a file or a folder as a whole, or of a line of its text. */
export const fileIssue = (file: string, found: string, expected: string, line?: number): Issue => ({
  file,
  line,
  field: [],
  found,
  expected,
});

/** An issue at a field of a file. */
export const fieldIssue = (
  { name, sourceAt }: { name: string; sourceAt: (field: FieldPath) => { line?: number } },
  field: FieldPath,
  found: string,
  expected: string,
  code?: IssueCode,
): Issue => ({ file: name, line: sourceAt(field).line, field, found, expected, code });

/** `staff → 2 → phone`: list indexes count from 1. */
export const fieldPath = (field: FieldPath) =>
  field.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join(' → ');

/** Turns an issue into information for the owner, which does not stop the build. */
export const note = (issue: Issue): Issue => ({ ...issue, noteOnly: true });

/** True if an issue stops the build. */
export const isStopping = ({ noteOnly }: Issue) => !noteOnly;
