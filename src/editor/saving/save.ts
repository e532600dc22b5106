import { commitTitle } from './commitTitle.ts';
import type { Draft, Snapshot } from '../draft.ts';
import { mistakesIn } from '../mistakes.ts';
import type { Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Values } from '../values.ts';
import { type Choose, merge, mergeValues } from './merge.ts';
import { asSaved } from './text.ts';
import { valuesAfter } from './valuesAfter.ts';

/**
 * Saves a draft as one commit, merged with what others have saved since it was begun. Saving twice is
 * harmless: what is saved already is no change.
 *
 * @returns the content after the save
 * @throws RepositoryError with the sentence for the owner; then nothing of the draft is lost
 */
export async function saveDraft(repository: Repository, draft: Draft, choose: Choose): Promise<Snapshot> {
  const own = valuesAfter(draft);
  let [base, mine] = [draft.base, own];
  for (;;) {
    try {
      return await commitValues(repository, base, mine, undefined, own);
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.failure !== 'outdated') throw error;
      const newest = await repository.read();
      if (newest.commit === base.commit) throw new RepositoryError('refused');
      // If the answer to the last save was lost, the draft has been changed since that one.
      const begun = repository.sentAs(newest.commit) ?? base.values;
      mine = await merge(begun, mine, newest.values, choose);
      base = newest;
    }
  }
}

/** Rebases the draft onto a newer commit; unchanged on a conflict, which the next save asks about. */
export function rebased(draft: Draft, was: Values, next: Snapshot): Draft {
  let isConflicting = false;
  const values = mergeValues(was, draft.values, next.values, () => {
    isConflicting = true;
  });
  return isConflicting ? draft : { base: next, values: values as Values };
}

/** Commits a content on top of another if it passes the build's check. */
export async function commitValues(
  repository: Repository,
  base: Snapshot,
  values: Values,
  title = commitTitle(base.values, values),
  own?: Values,
): Promise<Snapshot> {
  const saved = asSaved(values, base.values);
  const [mistake] = mistakesIn(saved);
  if (mistake) throw new RepositoryError('refused', `${mistake.way}: ${mistake.text}`);
  return repository.commit(title, base, saved, own);
}
