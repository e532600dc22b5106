import { type Draft, type FileValue, mistakesIn, sentenceOf, textOf, valueOf } from '../draft.ts';
import { type Files, type Repository, RepositoryError, type Snapshot } from '../repository.ts';
import { failed } from '../repository/request.ts';
import { commitTitle } from '../titles.ts';
import { changeBetween, filesAfter } from './change.ts';
import { type Conflict, mergeValues } from './merge.ts';

/** Asks the owner about each conflict; `undefined`: the owner does not want to save. */
export type Choose = (conflicts: readonly Conflict[]) => Promise<readonly ('mine' | 'theirs')[] | undefined>;

/**
 * Saves a draft as one commit, merged with what others have saved since it was begun. Saving twice is harmless: what is
 * saved already is no change.
 *
 * @param snapshot the newest content that is known
 * @returns the content after the save
 * @throws RepositoryError with the sentence for the owner; then nothing of the draft is lost
 */
export async function saveDraft(
  repository: Repository,
  snapshot: Snapshot,
  draft: Draft,
  choose: Choose,
): Promise<Snapshot> {
  let [base, mine] = [snapshot, draft];
  if (draft.base !== snapshot.commit)
    mine = await rebase(await repository.at(draft.base), draft, snapshot, choose);
  for (;;) {
    const files = filesAfter(base.files, mine);
    try {
      return (await commitFiles(repository, base, files, mine.pictures)) ?? base;
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.failure !== 'outdated') throw error;
      const theirs = await repository.read();
      if (theirs.commit === base.commit) throw error;
      mine = await rebase(base, mine, theirs, choose);
      base = theirs;
    }
  }
}

/** What is left of a draft after a save: changes made while it was sent (`now`), on top of what was saved and merged. */
export function draftAfter(sent: Draft, now: Draft, before: Snapshot, after: Snapshot): Draft {
  const values = [...now.values].flatMap(([file, mine]) => {
    const text = after.files.get(file);
    const [was, shown] = [before.files.get(file) ?? '', sent.values.get(file)];
    // Others deleted it, as the owner was told.
    if (mine === shown || (text === undefined && before.files.has(file))) return [];
    if (text === undefined) return [[file, mine] as const];
    const value = mergeValues(shown ?? valueOf(file, was), mine, valueOf(file, text ?? ''), (_, own) => own);
    return [[file, value as FileValue] as const];
  });
  return {
    base: after.commit,
    values: new Map(values),
    pictures: new Map([...now.pictures].filter(([name]) => !sent.pictures.has(name))),
    deletions: now.deletions.filter((name) => !sent.deletions.includes(name)),
  };
}

/**
 * Commits a content in place of another, if the build would accept it.
 *
 * @returns nothing where they are the same
 */
export async function commitFiles(
  repository: Repository,
  base: Snapshot,
  files: Files,
  pictures: Draft['pictures'],
  title = commitTitle(base.files, files),
): Promise<Snapshot | undefined> {
  const change = changeBetween(base.files, files, pictures);
  if (!change) return undefined;
  const [mistake] = mistakesIn(files);
  if (mistake) throw failed('refused', sentenceOf(mistake, files));
  return { commit: await repository.commit(title, base.commit, change), files };
}

/** Moves a draft from the content it was begun on to a newer one, field by field. */
async function rebase(base: Snapshot, draft: Draft, theirs: Snapshot, choose: Choose): Promise<Draft> {
  const conflicts: Conflict[] = [];
  const values = mergeDraft(base.files, draft, theirs.files, (conflict) => {
    conflicts.push(conflict);
    return conflict.mine;
  });
  if (conflicts.length === 0) return { ...draft, base: theirs.commit, values };
  const answers = await choose(conflicts);
  if (!answers) throw failed('outdated', 'Ikke lagret. Det du har skrevet, står i skjemaet.');
  const left = [...answers];
  const decide = ({ mine, theirs: other }: Conflict) => (left.shift() === 'theirs' ? other : mine);
  return { ...draft, base: theirs.commit, values: mergeDraft(base.files, draft, theirs.files, decide) };
}

function mergeDraft(base: Files, draft: Draft, theirs: Files, decide: (conflict: Conflict) => unknown) {
  const merged = new Map<string, FileValue>();
  for (const [file, value] of draft.values) {
    const [was, now] = [base.get(file), theirs.get(file)];
    if (was === now) merged.set(file, value);
    // What others deleted stays deleted; the owner is told.
    else if (now === undefined) decide({ file, field: [], mine: value, theirs: undefined });
    else {
      const read = (text: string | null | undefined) => valueOf(file, text ?? '');
      const mine = read(textOf(file, value, was ?? ''));
      const result = mergeValues(read(was), mine, read(now), (field, ...sides) =>
        decide({ file, field, mine: sides[0], theirs: sides[1] }),
      );
      merged.set(file, result as FileValue);
    }
  }
  return merged;
}
