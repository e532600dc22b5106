import { delMany, entries, set, update } from 'idb-keyval';
import { withValue } from '../../content/values.ts';
import { changedFiles, type Draft, type Files, type Snapshot, unchanged, withFiles } from '../draft.ts';
import { RepositoryError } from '../repository/request.ts';
import type { Values } from '../values.ts';
import { type Conflict, mergeValues } from './merge.ts';

/** What is kept of a draft. New pictures are beside it, by their names. */
interface StoredDraft {
  /** The tab that may change it; missing where an earlier version kept it. */
  tab?: string;
  /** The commit that the forms were filled in from. */
  base: string;
  /** The changed files as they were; missing where an earlier version kept it. */
  was?: Files;
  files: Files;
}

type Stored = Map<string, StoredDraft | Blob>;

/** What the drafts need of the repository. */
interface Source {
  read: (commit: string) => Promise<Snapshot>;
  hold: (name: string, picture: Blob) => void;
}

/** The drafts of one tab. */
export type Drafts = ReturnType<typeof openDrafts>;

/**
 * Keeps unsaved input, also when the browser is closed. Only the tab that took the draft last may change it;
 * another tab stores its own input beside it, where the next tab finds it.
 *
 * @param repository its name
 */
export function openDrafts(repository: string) {
  // The number is the version of the format.
  const key = `4 ${repository}`;
  const tab = crypto.randomUUID();
  /** True for the key of input stored beside the draft; no repository's name has a line break. */
  const isRest = (name: string) => name.startsWith(`${key}\n`);
  let kept: Draft | undefined;

  return {
    /**
     * Takes the draft over from any other tab: the newest content with what was typed and not saved.
     *
     * @returns `isKept` is false where this browser keeps nothing
     * @throws RepositoryError where the commit that it was begun from cannot be read now; it stays kept
     */
    take: async (newest: Snapshot, source: Source): Promise<{ draft: Draft; isKept: boolean }> => {
      const none: StoredDraft = { base: newest.commit, was: {}, files: {} };
      const claim = () => update<StoredDraft>(key, (now = none) => ({ ...now, tab }));
      // Private windows may have no database.
      const found = await whereAllowed(async () => {
        await claim();
        return readAll();
      });
      if (!found) return { draft: unchanged(newest), isKept: false };
      const pictures = picturesIn(found);
      for (const [name, picture] of pictures) source.hold(name, picture);
      const names = Object.fromEntries(pictures.map(([name]) => [name, null]));
      const own = await restored(newest, draftsIn(found, (name) => name === key)[0] ?? none, source);
      const rests = draftsIn(found, isRest);
      const draft = rests.reduce((now, rest) => withRest(now, rest), withFiles(own, names));
      kept = draft;
      if (rests.length > 0) await update(key, () => ({ ...storedOf(draft), tab }));
      await delMany([...found.keys().filter(isRest), ...unusedIn(found)]);
      return { draft, isKept: true };
    },
    /** Keeps the draft. `taken`: another tab has taken it over. */
    keep: async (draft: Draft): Promise<'kept' | 'taken' | 'failed'> => {
      let isOwn = true;
      try {
        await update<StoredDraft | undefined>(key, (now) => {
          isOwn = now?.tab === tab;
          return isOwn ? { ...storedOf(draft), tab } : now;
        });
        if (isOwn) kept = draft;
        else await keepRest(draft);
      } catch {
        // A full disk has no room.
        return 'failed';
      }
      return isOwn ? 'kept' : 'taken';
    },
    /** Keeps a new picture: once, and not with every key press. */
    keepPicture: (name: string, picture: Blob) => whereAllowed(() => set(name, picture)),
    /** Forgets the draft and its pictures, as the owner asked to. */
    forget: () =>
      whereAllowed(async () => {
        const found = await readAll();
        const drafts = [...found.keys().filter((name) => name === key || isRest(name))];
        for (const name of drafts) found.delete(name);
        await delMany([...drafts, ...unusedIn(found)]);
      }),
  };

  /** Keeps what this tab has changed since it last kept the draft. */
  async function keepRest(draft: Draft) {
    const since = kept && storedOf({ base: { ...draft.base, values: kept.values }, values: draft.values });
    if (since && Object.keys(since.files).length > 0) await set(`${key}\n${tab}`, since);
  }
}

const readAll = async (): Promise<Stored> => new Map(await entries<string, StoredDraft | Blob>());

/** Storage may be full, or blocked; if blocked, it may also throw synchronously. */
const whereAllowed = async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await task();
  } catch {
    return undefined;
  }
};

const storedOf = (draft: Draft): StoredDraft => {
  const files = changedFiles(draft);
  const was = Object.fromEntries(Object.keys(files).map((name) => [name, draft.base.values[name]]));
  return { base: draft.base.commit, was, files };
};

/** A content with some files replaced. */
const laid = (values: Values, files: Files = {}): Values =>
  withFiles({ base: { commit: '', tree: '', values }, values }, files).values;

/**
 * Rebases the kept draft onto the newest content. On a conflict it stays on the commit that it was begun
 * from, so that saving asks; if that commit is gone, the draft's own value wins.
 */
async function restored(newest: Snapshot, { base, was, files }: StoredDraft, source: Source): Promise<Draft> {
  let isConflicting = false;
  const sides = [laid(newest.values, was), laid(newest.values, files), newest.values] as const;
  const values = mergeValues(...sides, () => (isConflicting = true)) as Values;
  const isMerged = base === newest.commit || (was && !isConflicting);
  const begun = isMerged ? undefined : await readIfThere(source, base);
  return begun ? withFiles(unchanged(begun), files) : { base: newest, values };
}

/** `undefined` where the repository does not know the commit. */
const readIfThere = (source: Source, commit: string) =>
  source.read(commit).catch((error: unknown) => {
    if (!(error instanceof RepositoryError && error.failure === 'missing')) throw error;
  });

/** Merges what another tab has changed since into a draft; a text that both changed gets both versions. */
function withRest(draft: Draft, { was, files }: StoredDraft): Draft {
  const sides = [laid(draft.values, was), laid(draft.values, files), draft.values] as const;
  const conflicts: Conflict[] = [];
  const values = mergeValues(...sides, (conflict) => conflicts.push(conflict));
  const both = ({ mine, theirs }: Conflict) =>
    [theirs, mine].filter((side) => typeof side === 'string').join(' ');
  const whole = conflicts.reduce(
    (now, conflict) => withValue(now, conflict.field, both(conflict) || conflict.theirs),
    values,
  );
  return { ...draft, values: whole as Values };
}

const draftsIn = (found: Stored, isMeant: (name: string) => boolean) =>
  [...found].flatMap(([name, value]) => (isMeant(name) && !(value instanceof Blob) ? [value] : []));

const picturesIn = (found: Stored) =>
  [...found].flatMap(([name, value]) => (value instanceof Blob ? [[name, value] as const] : []));

/** Names of pictures that no draft names. */
function unusedIn(found: Stored) {
  const named = JSON.stringify(draftsIn(found, () => true));
  const file = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  return picturesIn(found).flatMap(([name]) => (named.includes(file(name)) ? [] : [name]));
}
