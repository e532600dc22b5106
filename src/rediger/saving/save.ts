import { commitTitle } from './commitTitle.ts';
import type { Content, Draft, Snapshot } from '../content.ts';
import { sentenceOf } from '../mistakes.ts';
import type { Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Values } from '../values.ts';
import { mistakesIn } from './check.ts';
import { type Choose, merge } from './merge.ts';
import { savedAs } from './text.ts';
import { valuesAfter } from './valuesAfter.ts';

/**
 * Saves a draft as one commit, merged with what others have saved since it was begun. Saving twice is
 * harmless: what is saved already is no change.
 *
 * @returns the content after the save
 * @throws RepositoryError with the sentence for the owner; then nothing of the draft is lost
 */
export async function saveDraft(
  repository: Repository,
  { snapshot: newest, draft }: Content,
  choose: Choose,
): Promise<Snapshot> {
  const snapshot = draft.base === newest.commit ? newest : await repository.read(draft.base);
  let [base, mine, theirs] = [snapshot.values, valuesAfter({ snapshot, draft }), newest];
  for (;;) {
    mine = await merge(base, mine, theirs.values, choose);
    try {
      return await commitValues(repository, theirs, mine, draft.pictures);
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.failure !== 'outdated') throw error;
      const { commit, values } = theirs;
      [base, theirs] = [values, await repository.read()];
      if (theirs.commit === commit) throw new RepositoryError('refused');
    }
  }
}

/** Mistakes that would stop the build if a draft were saved. */
export const mistakesAfter = (content: Content) => mistakesIn(valuesAfter(content));

/** Commits a content on top of another if it passes the build's check. */
export async function commitValues(
  repository: Repository,
  base: Snapshot,
  values: Values,
  pictures: Draft['pictures'],
  title = commitTitle(base.values, values),
): Promise<Snapshot> {
  const [mistake] = mistakesIn(values);
  if (mistake) throw new RepositoryError('refused', sentenceOf(mistake, values));
  const written = Object.entries(values).map(
    ([name, value]) => [name, value && savedAs(base.values[name], name, value)] as const,
  );
  return repository.commit(title, base, Object.fromEntries(written), pictures);
}
