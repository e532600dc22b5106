import { isSame, withValue } from '../../content/values.ts';
import { changedFiles, type Draft, type Files, type Snapshot, unchanged, withFiles } from '../draft.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Values } from '../values.ts';
import { type Conflict, mergeValues } from './merge.ts';

/** What is stored of a draft. New pictures are beside it, by their names. */
export interface StoredDraft {
  /** The tab that may change it; missing where an earlier version kept it. */
  tab?: string;
  /** The commit that the forms were filled in from. */
  base: string;
  /** The changed files as they were; missing where an earlier version kept it. */
  was?: Files;
  files: Files;
}

/** What is stored of a draft: its commit, and the files that it changes, before and after. */
export function storedOf(draft: Draft): StoredDraft {
  const files = changedFiles(draft);
  const was = Object.fromEntries(Object.keys(files).map((name) => [name, draft.base.values[name]]));
  return { base: draft.base.commit, was, files };
}

/** Reads the content at a commit. */
type Read = (commit: string) => Promise<Snapshot>;

/**
 * Rebases the stored draft onto the newest content. On a conflict it stays on the commit that it was begun
 * from, so that saving asks; if that commit is gone, the draft's own value wins.
 */
export async function restored(newest: Snapshot, stored: StoredDraft, read: Read): Promise<Draft> {
  const { base, was, files } = stored;
  let isConflicting = false;
  const sides = [laid(newest.values, was), laid(newest.values, files), newest.values] as const;
  const values = mergeValues(...sides, () => (isConflicting = true)) as Values;
  const isMerged = base === newest.commit || (was && !isConflicting);
  const begun = isMerged ? undefined : await readIfThere(read, base);
  return begun ? withFiles(unchanged(begun), files) : { base: newest, values };
}

/**
 * Merges what another tab has changed since into a draft. A text that both changed gets both versions, a list
 * the items of both.
 */
export function withRest(draft: Draft, { was, files }: StoredDraft): Draft {
  const sides = [laid(draft.values, was), laid(draft.values, files), draft.values] as const;
  const conflicts: Conflict[] = [];
  const values = mergeValues(...sides, (conflict) => conflicts.push(conflict));
  const both = ({ mine, theirs }: Conflict) =>
    Array.isArray(mine) && Array.isArray(theirs)
      ? [...theirs, ...mine.filter((item) => !theirs.some((other) => isSame(item, other)))]
      : [theirs, mine].filter((side) => typeof side === 'string').join(' ') || theirs;
  const whole = conflicts.reduce((now, conflict) => withValue(now, conflict.field, both(conflict)), values);
  return { ...draft, values: whole as Values };
}

/** A content with some files replaced. */
const laid = (values: Values, files: Files = {}): Values =>
  withFiles({ base: { commit: '', tree: '', values }, values }, files).values;

/** `undefined` where the repository does not know the commit. */
const readIfThere = (read: Read, commit: string) =>
  read(commit).catch((error: unknown) => {
    if (!(error instanceof RepositoryError && error.failure === 'missing')) throw error;
  });
