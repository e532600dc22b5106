import { clear, del, entries, set } from 'idb-keyval';
import { changedFiles, type Draft, type Files, type Snapshot, unchanged, withFiles } from '../draft.ts';
import type { Repository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/request.ts';

/** Storage key: the version of the format, and the repository. New pictures are beside it, by their names. */
const key = `4 ${EDITOR_REPO || 'denne maskinen'}`;

interface StoredDraft {
  /** The commit that the forms were filled in from. */
  base: string;
  files: Files;
}

/** The draft with what was typed and not saved last time. */
export async function loadDraft(repository: Repository, newest: Snapshot): Promise<Draft> {
  const found = (await entries<string, unknown>().catch(withoutDatabase)) ?? [];
  const stored = new Map(found).get(key) as StoredDraft | undefined;
  const base = stored && (await readBase(repository, newest, stored.base));
  if (!base) {
    await forgetAll();
    return unchanged(newest);
  }
  const pictures = found.flatMap(([name, picture]) => (picture instanceof Blob ? [{ name, picture }] : []));
  for (const { name, picture } of pictures) repository.hold(name, picture);
  const names = Object.fromEntries(pictures.map(({ name }) => [name, null]));
  return withFiles(unchanged(base), { ...stored.files, ...names });
}

/** Nothing where the repository does not know the commit: it is another one, such as that of a trial. */
async function readBase(repository: Repository, newest: Snapshot, commit: string) {
  if (commit === newest.commit) return newest;
  return repository.read(commit).catch((error: unknown) => {
    const isUnknown =
      error instanceof RepositoryError && (error.failure === 'refused' || error.failure === 'forbidden');
    if (!isUnknown) throw error;
  });
}

/** Keeps what is typed and not saved, also over a closed browser. */
export const keepDraft = (draft: Draft): Promise<void> =>
  set(key, { base: draft.base.commit, files: changedFiles(draft) } satisfies StoredDraft).catch(
    withoutDatabase,
  );

/** Keeps a new picture: once, and not with every key press. */
export const keepPicture = (name: string, picture: Blob) => set(name, picture).catch(withoutDatabase);

/** Forgets what was typed. The pictures stay until the next start: discarding can be undone. */
export const forgetDraft = () => del(key).catch(withoutDatabase);

export const forgetAll = () => clear().catch(withoutDatabase);

/** Private windows may have no database, and a full disk no room: then there are no drafts. */
function withoutDatabase(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
