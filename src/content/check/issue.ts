/** Path of a field in a content file: field names and list indexes from 0. */
export type FieldPath = readonly (string | number)[];

/** Kind of mistake; code branches on it, never on the joinSentences. */
export type IssueCode =
  | 'file-name' // unused file, or a name that cannot be used
  | 'file-missing'
  | 'file-unreadable' // not text, or not YAML
  | 'field-unknown'
  | 'empty'
  | 'type' // such as a list where a text belongs
  | 'size' // length, number of items, or number out of range
  | 'format' // breaks a rule of its own field
  | 'rule' // breaks a rule among fields of a group or items of a list
  | 'name-unknown' // a person or project that does not exist
  | 'repeated'
  | 'fact'
  | 'picture'
  | 'privacy'
  | 'brand';

/** A mistake in Norwegian, for the owner. */
export interface Fault {
  code: IssueCode;
  found: string;
  expected: string;
  /** `expected` for the form, where the sentence for the file mentions YAML names. */
  hint?: string | undefined;
}

/** A mistake and its place in the content. */
export interface Issue extends Fault {
  /** File or folder, relative to the content folder and with forward slashes. */
  file: string;
  /** From 1; missing where the mistake has no line. */
  line?: number | undefined;
  field: FieldPath;
  /** Information only; it does not stop the build. */
  noteOnly?: true;
}

/** A text from the content on one line, no longer than a reader needs to recognise it. */
function short(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Special spaces, combining marks and zero-width characters. */
const invisible = /(?! )\p{Zs}|\p{Cf}|\p{Mn}/u;

/** The same in guillemets. */
export const quote = (text: string) =>
  `«${short(text)}»${invisible.test(text) ? ' (med tegn som ikke synes)' : ''}`;

/** The longest list that a message shows in full. */
const maxListed = 30;

/** `a`, `a og b`, `a, b og c`: duplicates removed, each shortened, and only the first of very many. */
export function andList(items: readonly string[]): string {
  const each = [...new Set(items.map(short))];
  const more = each.length - maxListed;
  return new Intl.ListFormat('nb').format(more > 0 ? [...each.slice(0, maxListed), `${more} til`] : each);
}

/** `a, b eller c`. */
export const orList = (items: readonly string[]) =>
  new Intl.ListFormat('nb', { type: 'disjunction' }).format(items);

/** Fault of a required file that is missing. */
export const missingFile: Fault = {
  code: 'file-missing',
  found: 'ingenting (filen mangler)',
  expected: 'En fil med dette navnet.',
};

/** An issue of a file or a folder as a whole, or of a line of its text. */
export const issueOf = (
  ...[file, code, found, expected, line]: [string, IssueCode, found: string, expected: string, line?: number]
): Issue => ({ file, line, field: [], code, found, expected });

/** An issue at a field of a file. */
export const issueAt = (
  { name, lineOf }: { name: string; lineOf: (field: FieldPath) => number | undefined },
  field: FieldPath,
  ...[code, found, expected, hint]: [IssueCode, found: string, expected: string, hint?: string | undefined]
): Issue => ({ file: name, line: lineOf(field), field, code, found, expected, hint });

/** `staff → 2 → phone`: list indexes count from 1. */
export const fieldPath = (field: FieldPath) =>
  field.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join(' → ');

/** The same issue as information for the owner, which does not stop the build. */
export const note = (issue: Issue): Issue => ({ ...issue, noteOnly: true });

/** True if an issue stops the build. */
export const isStopping = ({ noteOnly }: Issue) => !noteOnly;
