import { type Draft, type FileValue, mistakesIn, sentenceOf, valueOf } from '../draft.ts';
import type { Files, Repository, Snapshot } from '../repository.ts';
import { RepositoryError } from '../request.ts';
import { commitTitle } from '../titles.ts';
import { filesAfter } from './contents.ts';
import { type Choose, mergeFiles, mergeValues } from './merge.ts';

/**
 * Saves a draft as one commit, merged with what others have saved since it was begun. Saving twice is harmless: what is
 * saved already is no change.
 *
 * @param newest the newest content that is known
 * @returns the content after the save
 * @throws RepositoryError with the sentence for the owner; then nothing of the draft is lost
 */
export async function saveDraft(
  repository: Repository,
  newest: Snapshot,
  draft: Draft,
  choose: Choose,
): Promise<Snapshot> {
  let base = draft.base === newest.commit ? newest : await repository.read(draft.base);
  let [mine, theirs] = [filesAfter(base.files, draft), newest];
  for (;;) {
    mine = await mergeFiles(base.files, mine, theirs.files, choose);
    try {
      return await commitFiles(repository, theirs, mine, draft.pictures);
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.failure !== 'outdated') throw error;
      [base, theirs] = [theirs, await repository.read()];
      if (theirs.commit === base.commit) throw new RepositoryError('refused');
    }
  }
}

/** Commits a content in place of another, if the build would accept it. */
export async function commitFiles(
  repository: Repository,
  base: Snapshot,
  files: Files,
  pictures: Draft['pictures'],
  title = commitTitle(base.files, files),
): Promise<Snapshot> {
  const [mistake] = await mistakesIn(files);
  if (mistake) throw new RepositoryError('refused', sentenceOf(mistake, files));
  return repository.commit(title, base, files, pictures);
}

/** What is left of a draft after a save: changes made while it was sent (`now`), on top of what was saved and merged. */
export function draftAfter(sent: Draft, now: Draft, before: Snapshot, after: Snapshot): Draft {
  const values = [...now.values].flatMap(([file, mine]): [string, FileValue][] => {
    const [was, is] = [before.files.get(file), after.files.get(file)];
    // Others deleted it, as the owner was told.
    if (mine === sent.values.get(file) || (is === undefined && was !== undefined)) return [];
    const shown = sent.values.get(file) ?? valueOf(file, was ?? '');
    return [[file, mergeValues(shown, mine, valueOf(file, is ?? ''), () => undefined) as FileValue]];
  });
  return {
    base: after.commit,
    values: new Map(values),
    pictures: new Map([...now.pictures].filter(([name]) => !sent.pictures.has(name))),
    deletions: now.deletions.filter((name) => !sent.deletions.includes(name)),
  };
}
