import { changedFiles, type Draft, type Files, filesAt, type Snapshot, withReplaced } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import { arrivedIn, rebased } from './rebase.ts';

/** What is stored of a draft. New pictures are beside it, by their names. */
export interface StoredDraft {
  /** The tab that may change it; missing where an earlier version kept it. */
  tab?: string;
  /** The commit that the forms were filled in from. */
  base: string;
  /** The changed files as they were; missing where an earlier version kept it. */
  was?: Files;
  files: Files;
  /** Saves that may have arrived, by their files; missing where an earlier version kept it. */
  sent?: readonly { id: string; files: Files }[];
}

/** What is stored of a draft: its commit, and the files that it changes, before and after. */
export function storedOf({ base, values, sent }: Draft): StoredDraft {
  const files = changedFiles({ base, values });
  const saves = sent.map((save) => ({ id: save.id, files: changedFiles({ base, values: save.values }) }));
  const names = [files, ...saves.map((save) => save.files)].flatMap((changed) => Object.keys(changed));
  return { base: base.commit, was: filesAt(base.values, names), files, sent: saves };
}

/**
 * Rebases the stored draft onto the newest content. On a conflict it stays on the commit that it was begun
 * from, so that saving asks.
 */
export async function restored(
  newest: Snapshot,
  stored: StoredDraft,
  repository: Pick<Repository, 'since'>,
): Promise<Draft> {
  const { base: commit, was = {}, files, sent = [] } = stored;
  // Only the files that the draft changes matter, and the commit may be gone.
  const base =
    commit === newest.commit ? newest : { ...newest, commit, values: withReplaced(newest.values, was) };
  const begun: Draft = {
    base,
    values: withReplaced(base.values, files),
    sent: sent.map((save) => ({ id: save.id, values: withReplaced(base.values, save.files) })),
  };
  return rebased(begun, newest, await arrivedIn(newest, begun, repository));
}
