import { distance } from 'fastest-levenshtein';
import type { ContentFile } from '../content.ts';
import { textAt } from '../values.ts';
import { type FieldPath, type Issue, issueAt, quote } from './issue.ts';

const longest = 60;

/** The known name that a mistyped one most likely stands for; nothing when none is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > longest) return undefined;
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= 2 && edits < candidate.length / 2)
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** `Mente du …?`, where a known name is close to a mistyped one. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const suggestion = nearest(name, known);
  return suggestion && `Mente du ${suggestion}?`;
}

/** Sentences after each other, those that there are. */
export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');

/** What is wrong with a name at a field that is to be one of those known, and is not; `where` says which those are. */
export function unknownName(
  file: ContentFile,
  field: FieldPath,
  known: readonly string[],
  { where, expected, hint }: { where: string; expected: string; hint?: string },
): Issue[] {
  const name = textAt(file.value, ...field);
  if (name === '' || known.includes(name)) return [];
  const [meant, found] = [didYouMean(name, known), `${quote(name)}, som ikke ${where}`];
  const words = { expected: sentences(expected, meant), hint: sentences(hint ?? expected, meant) };
  return [issueAt(file, field, { code: 'name-unknown', found, ...words })];
}
