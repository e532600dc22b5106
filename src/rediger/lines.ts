import { diffArrays } from 'diff';

/** Which lines of a text became others: those from `start` up to `end` became `lines`. */
function hunksOf(old: string[], now: string[]) {
  let place = 0;
  return diffArrays(old, now).flatMap(({ value, added, removed }) => {
    const start = place;
    if (!added) place += value.length;
    return added || removed ? [{ start, end: place, lines: added ? value : [] }] : [];
  });
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
  // From below, so that no line moves before its turn.
  for (const { start, end, lines: others } of [...back, ...later].toSorted(
    (a, b) => b.end - a.end || b.start - a.start,
  ))
    lines.splice(start, end - start, ...others);
  return lines.join('\n');
}
