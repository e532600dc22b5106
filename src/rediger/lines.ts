import { merge } from 'node-diff3';

/**
 * A text without a change that was made to it, and with all that came later: merged as if two had changed it, the one back
 * to what it was, the other to what it is.
 *
 * @param before the text before the change
 * @param after the text right after it
 * @param now the text as it is
 * @returns nothing where something later was written into the same lines, or right beside them
 */
export function withoutChange(before: string, after: string, now: string): string | undefined {
  const { conflict, result } = merge(now, after, before, { stringSeparator: '\n' });
  return conflict ? undefined : result.join('\n');
}
