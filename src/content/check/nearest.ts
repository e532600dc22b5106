import { distance } from 'fastest-levenshtein';

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
export function didYouMean(
  name: string,
  known: readonly string[],
  write = (suggestion: string) => suggestion,
): string | undefined {
  const suggestion = nearest(name, known);
  return suggestion && `Mente du ${write(suggestion)}?`;
}

/** Sentences after each other, those that there are. */
export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');
