/** Place of a field in a content file: names of fields and places in lists, counted from 0. */
export type FieldPath = readonly (string | number)[];

/** What kind of mistake it is; code decides by it, never by the sentences. */
export type IssueCode =
  /** The folder holds a file that nothing reads, or a name that cannot be used. */
  | 'file-name'
  | 'file-missing'
  /** The file cannot be read as text or as YAML. */
  | 'file-unreadable'
  | 'field-unknown'
  /** Nothing is there. */
  | 'empty'
  /** Another type than the field has, such as a list for a text. */
  | 'type'
  /** Too long, too short, too many, too few, too large. */
  | 'size'
  /** A value that does not follow the rules of its field. */
  | 'format'
  /** Fields of a group, or items of a list, that do not go together. */
  | 'rule'
  /** The name of something that does not exist: a person, a project, a fact. */
  | 'name-unknown'
  | 'repeated'
  | 'fact'
  | 'picture'
  | 'privacy'
  | 'brand';

/** What is wrong, in the owner's words. */
export interface Fault {
  code: IssueCode;
  /** What stands there now. */
  found: string;
  /** What belongs there. */
  expected: string;
  /** The same for the form, where the sentence for the file names what only the file has. */
  hint?: string | undefined;
}

/** Something in the content that the owner must put right. */
export interface Issue extends Fault {
  /** File or folder, relative to the content folder and with forward slashes. */
  file: string;
  /** Line in the file, from 1; missing where the mistake has no line. */
  line?: number | undefined;
  field: FieldPath;
  /** Worth knowing, but no reason to stop the build. */
  noteOnly?: true;
}

/** A text from the content on one line, no longer than a reader needs to recognise it. */
function short(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Spaces that are not plain, letters in two parts, and what has no width: alike on a screen, and not the same. */
const unseen = /(?! )\p{Zs}|\p{Cf}|\p{Mn}/u;

/** The same in guillemets. */
export const quote = (text: string) =>
  `«${short(text)}»${unseen.test(text) ? ' (med tegn som ikke synes)' : ''}`;

/** Most things that anybody reads through to find the one they meant. */
const mostListed = 30;

/** `a`, `a og b`, `a, b og c`: each once and short, and only the first of very many. */
export function list(items: readonly string[]): string {
  const each = [...new Set(items.map(short))];
  const more = each.length - mostListed;
  return new Intl.ListFormat('nb').format(more > 0 ? [...each.slice(0, mostListed), `${more} til`] : each);
}

/** What is wrong with a file that has to be there and is not. */
export const missingFile: Fault = {
  code: 'file-missing',
  found: 'ingenting (filen mangler)',
  expected: 'En fil med dette navnet.',
};

/** An issue of a file or a folder as a whole, or of a line of its text. */
export const issueOf = (file: string, fault: Fault, line?: number): Issue => ({
  file,
  line,
  field: [],
  ...fault,
});

/** An issue at a field of a file. */
export const issueAt = (
  { name, lineOf }: { name: string; lineOf: (field: FieldPath) => number | undefined },
  field: FieldPath,
  fault: Fault,
): Issue => ({ file: name, line: lineOf(field), field, ...fault });

/** `staff → 2 → phone`: places in lists counted from 1. */
export const fieldPath = (field: FieldPath) =>
  field.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join(' → ');

/** An issue that the owner is told of, and that stops nothing. */
export const note = (issue: Issue): Issue => ({ ...issue, noteOnly: true });

/** Whether an issue keeps the site from being built. */
export const isStopping = ({ noteOnly }: Issue) => !noteOnly;
