/** Lines that were replaced by others; one of the two is missing where lines were only added or only removed. */
export interface LineChange {
  before?: string;
  after?: string;
}

/** What differs between two texts, line by line (longest common subsequence); empty lines do not count. */
export function changedLines(before: string, after: string): LineChange[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const common = commonLengths(old, now);
  const changes: LineChange[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const close = () => {
    if (removed.length + added.length > 0) {
      changes.push({
        ...(removed.length > 0 && { before: removed.join('\n') }),
        ...(added.length > 0 && { after: added.join('\n') }),
      });
    }
    removed = [];
    added = [];
  };
  let a = 0;
  let b = 0;
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      close();
      a++;
      b++;
    } else if (b >= now.length || (a < old.length && common[a + 1]![b]! >= common[a]![b + 1]!)) {
      removed.push(old[a++]!);
    } else {
      added.push(now[b++]!);
    }
  }
  close();
  return changes;
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** How many lines the rests of two texts have in common, by where the rests begin. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) {
      lengths[a]![b] =
        old[a] === now[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
    }
  }
  return lengths;
}
