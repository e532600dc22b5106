const longest = 60;

/** The known name that a mistyped one most likely stands for; nothing when none is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > longest) return undefined;
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance < candidate.length / 2)
    .sort((a, b) => a.distance - b.distance);
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

/** How many characters must be added, dropped or changed to make one text of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const changed = (row[column - 1] ?? 0) + (character === to[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
