/** Place of a field in a content file: names of fields and places in lists, counted from 0. */
export type FieldPath = readonly (string | number)[];

/** Something in the content that the owner must put right, in the owner's words. */
export interface Mistake {
  /** File or folder, relative to the content folder and with forward slashes. */
  file: string;
  /** Line in the file, from 1; missing where the mistake has no line. */
  line?: number | undefined;
  field: FieldPath;
  /** What stands there now. */
  found: string;
  /** What belongs there. */
  expected: string;
  /** Worth knowing, but no reason to stop the build. */
  noteOnly?: true;
}

/** A text from the content in guillemets, on one line and no longer than a reader needs to recognise it. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `«${line.length > 80 ? `${line.slice(0, 79)}…` : line}»`;
}

/** `a`, `a og b`, `a, b og c`. */
export const list = (items: readonly string[]) => new Intl.ListFormat('nb').format(items);
