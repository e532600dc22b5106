import type { Draft, Sent, Snapshot } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import type { Values } from '../values.ts';
import { mergeValues } from './merge.ts';
import { tidied } from './valuesAfter.ts';

/** The line of a commit's message that names the save it was made by. */
export const trailerOf = ({ id }: Pick<Sent, 'id'>) => `Save-Id: ${id}`;

/**
 * Finds the draft's save that is in the history of a newer content, although its answer was lost.
 *
 * @param newest content that is newer than the draft's base, or the same
 * @throws RepositoryError where the history cannot be read
 */
export async function arrivedIn(
  newest: Snapshot,
  { sent, base }: Draft,
  { since }: Pick<Repository, 'since'>,
): Promise<Sent | undefined> {
  if (sent.length === 0 || newest.commit === base.commit) return undefined;
  const later = await since(base.commit, newest.commit);
  return sent.findLast((save) => later.some(({ message }) => message.split('\n').includes(trailerOf(save))));
}

/**
 * The content that the draft's changes are to: what has arrived of it, else its base. A file that the draft
 * leaves as it was, for example because of a mistake in it, is no change of what has arrived.
 */
export function begunOf({ base, values }: Draft, arrived?: Sent): Values {
  const left = Object.entries(base.values).filter(([name, value]) => values[name] === value);
  return arrived ? { ...arrived.values, ...Object.fromEntries(left) } : base.values;
}

/**
 * Rebases the draft onto newer content; unchanged on a conflict, which the next save asks about.
 *
 * @param arrived the draft's save that the content already has
 */
export function rebased(draft: Draft, newest: Snapshot, arrived?: Sent): Draft {
  let isConflicting = false;
  const values = mergeValues(
    begunOf(draft, arrived),
    // Otherwise what only a save removes, such as a deleted project from the order, would stay a change.
    tidied(draft.values, draft.base.values),
    newest.values,
    () => (isConflicting = true),
  );
  return isConflicting
    ? draft
    : { base: newest, values: values as Values, sent: sentOnto(newest, draft, arrived) };
}

/**
 * What the draft has sent, rebased with it. After one save has arrived, no other can: each commit's parent is
 * older than the branch.
 */
export const sentOnto = ({ values }: Snapshot, { base, sent }: Draft, arrived?: Sent): readonly Sent[] =>
  (arrived ? [] : sent).map((save) => ({
    ...save,
    values: mergeValues(base.values, save.values, values, () => undefined) as Values,
  }));
