/** Lines of a text that became others: those from `start` up to `end` became `lines`. */
interface Hunk {
  start: number;
  end: number;
  lines: string[];
}

/** What differs between two lists of lines (longest common subsequence). */
function hunksOf(old: readonly string[], now: readonly string[]): Hunk[] {
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) {
      common[a]![b] =
        old[a] === now[b] ? common[a + 1]![b + 1]! + 1 : Math.max(common[a + 1]![b]!, common[a]![b + 1]!);
    }
  }
  const hunks: Hunk[] = [];
  let open: Hunk | undefined;
  for (let a = 0, b = 0; a < old.length || b < now.length;) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      [a, b, open] = [a + 1, b + 1, undefined];
      continue;
    }
    if (!open) hunks.push((open = { start: a, end: a, lines: [] }));
    if (b >= now.length || (a < old.length && common[a + 1]![b]! >= common[a]![b + 1]!)) open.end = ++a;
    else open.lines.push(now[b++]!);
  }
  return hunks;
}

/**
 * A text without a change that was made to it, and with all that came later.
 *
 * @param before the text before the change
 * @param after the text right after it
 * @param now the text as it is
 * @returns nothing where something later was written into the same lines, or right beside them
 */
export function withoutChange(before: string, after: string, now: string): string | undefined {
  const lines = after.split('\n');
  const back = hunksOf(lines, before.split('\n'));
  const later = hunksOf(lines, now.split('\n'));
  const meet = back.some((one) => later.some((other) => one.start <= other.end && other.start <= one.end));
  if (meet) return undefined;
  for (const { start, end, lines: others } of [...back, ...later].toSorted((a, b) => b.start - a.start)) {
    lines.splice(start, end - start, ...others);
  }
  return lines.join('\n');
}
