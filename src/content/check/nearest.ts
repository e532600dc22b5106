import { distance } from 'fastest-levenshtein';
import type { ContentFile } from '../content.ts';
import { type Issue, issueAt, quote } from './issue.ts';
import type { FieldPath } from '../values.ts';

/** The known name closest to a mistyped one; `undefined` when none is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  // Macs write «å» as two characters.
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  const edits = (other: string) => distance(plain(name), plain(other));
  const [best = ''] = known.toSorted((a, b) => edits(a) - edits(b));
  return edits(best) <= 2 && edits(best) < best.length / 2 ? best : undefined;
}

/** `Mente du …?`, if a known name is close to a mistyped one. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const suggestion = nearest(name, known);
  return suggestion && `Mente du ${suggestion}?`;
}

/** Joins the sentences that are not empty. */
export const joinSentences = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ');

/** An issue if the name in a field is none of the known; `where` ends the sentence about what was found. */
export function unknownName(
  file: ContentFile,
  field: FieldPath,
  name: string,
  known: readonly string[],
  where: string,
  expected: string,
): Issue[] {
  if (name === '' || known.includes(name)) return [];
  const found = `${quote(name)}, som ikke ${where}`;
  return [issueAt(file, field, found, joinSentences(expected, didYouMean(name, known)), 'rule')];
}
