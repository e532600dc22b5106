import { isSame } from '../../content/values.ts';
import { commitTitle } from './commitTitle.ts';
import type { ChangeDraft, Draft, Sent, Snapshot } from '../draft.ts';
import { mistakesIn } from '../mistakes.ts';
import type { Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Content, Values } from '../values.ts';
import { type Choose, merge } from './merge.ts';
import { arrivedIn, begunOf, rebased, sentOnto, trailerOf } from './rebase.ts';
import type { Drafts } from './storedDraft.ts';
import { asSaved } from './text.ts';
import { contentAfter } from './valuesAfter.ts';

/** What a save needs of the editor. */
export interface SaveOptions {
  repository: Repository;
  drafts: Pick<Drafts, 'keep' | 'isTaken'>;
  draft: Draft;
  /** The part of the draft that is saved. */
  part?: Draft;
  change: ChangeDraft;
  choose: Choose;
}

/**
 * Saves a draft as one commit, merged with what others have saved since it was begun. Its id is kept before
 * anything is sent and stands in the commit, so that a retry of any tab finds it: nothing is saved twice.
 *
 * @returns the content after the save; nothing where another tab has taken the draft over
 * @throws RepositoryError with the sentence for the owner; then nothing of the draft is lost
 */
export async function saveDraft(options: SaveOptions): Promise<Snapshot | undefined> {
  const { repository, drafts, draft, part = draft, change, choose } = options;
  const content = contentAfter(part);
  const { values } = content;
  const save: Sent = draft.sent.find((other) => isSame(other.values, values)) ?? {
    id: crypto.randomUUID(),
    values,
  };
  const withSave = (now: Draft) => ({ ...now, sent: [...now.sent.filter(({ id }) => id !== save.id), save] });
  change(withSave);
  await drafts.keep(withSave(draft));
  const begun = { ...draft, values };
  // An earlier save may have arrived although its answer was lost.
  let now = draft.sent.length > 0 ? await caughtUp(repository, begun, choose) : begun;
  for (;;) {
    // Another tab may have saved since.
    if (await drafts.isTaken()) return undefined;
    try {
      const next = await commitValues(repository, now.base, now.values, {
        trailer: trailerOf(save),
        // On newer content the files are written into its texts.
        others: now === begun ? [content] : [],
      });
      change((latest) => rebased(latest, next, save));
      return next;
    } catch (error) {
      // `missing`: the commit that the draft was begun from is gone.
      if (!(error instanceof RepositoryError) || !/outdated|missing/.test(error.failure)) throw error;
      const next = await caughtUp(repository, now, choose);
      if (next === now) throw error.failure === 'missing' ? error : new RepositoryError('refused');
      now = next;
    }
  }
}

/** The draft on top of the newest content; asks about conflicts. */
async function caughtUp(repository: Repository, draft: Draft, choose: Choose): Promise<Draft> {
  const newest = await repository.read();
  if (newest.commit === draft.base.commit) return draft;
  const arrived = await arrivedIn(newest, draft, repository);
  const values = await merge(begunOf(draft, arrived), draft.values, newest.values, choose);
  return { base: newest, values, sent: sentOnto(newest, draft, arrived) };
}

interface CommitOptions {
  title?: string;
  trailer: string;
  /** Contents that files may be as, with their texts. */
  others?: readonly Content[];
}

/** Commits a content on top of another if it passes the build's check. */
export async function commitValues(
  repository: Repository,
  base: Snapshot,
  values: Values,
  { title = commitTitle(base.values, values), trailer, others = [] }: CommitOptions,
): Promise<Snapshot> {
  const saved = asSaved(values, base, others);
  const [mistake] = mistakesIn(saved);
  if (mistake) throw new RepositoryError('refused', `${mistake.way}: ${mistake.text}`);
  return repository.commit({ title, trailer, base, content: saved });
}
