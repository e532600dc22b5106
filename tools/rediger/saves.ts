import { z } from 'zod';
import { commitFiles, type Git } from './git.ts';

/** The only folder that the editor may write in. */
export const folder = 'content';

/** A request that the server refuses, with its HTTP status. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Commits changes of the content that were made by hand: the form shows them, and no save overwrites them. */
export async function takeInHandwork(git: Git): Promise<void> {
  const changed = String(await git(['status', '--porcelain', '--', folder])).trim();
  if (!changed) return;
  await git(['add', '--all', '--', folder]);
  await commitFiles(git, [folder], 'Endret for hånd i innholdsmappen');
}

/** A file below the content folder: no step of its path is hidden, leads up or names a drive. */
const fileName = z.string().regex(/^[^./\\:][^/\\:]*(\/[^./\\:][^/\\:]*)*$/);

const changeSchema = z.object({
  message: z.string().min(1).max(1000),
  base: z.string(),
  texts: z.array(z.tuple([fileName, z.string()])),
  deletions: z.array(fileName),
});

/**
 * Writes a save into the working tree and commits it. Git itself follows no links out of the content.
 *
 * @param form the change as JSON, and the new pictures by their names
 * @returns the new commit
 * @throws Refused 409 where the content is newer than the form, 400 for what is no change of the content
 */
export async function commitSave(git: Git, form: FormData): Promise<string> {
  const { change: written, ...pictures } = Object.fromEntries(form);
  const { success, data: change } = changeSchema.safeParse(JSON.parse(String(written)));
  const names = z.array(fileName).safeParse(Object.keys(pictures));
  if (!success || !names.success) throw new Refused(400, `Only files in ${folder} can be changed.`);
  await takeInHandwork(git);
  const head = async () => String(await git(['rev-parse', 'HEAD'])).trim();
  if ((await head()) !== change.base) throw new Refused(409, 'The content has changed.');
  const additions = [...change.texts, ...Object.entries(pictures)].map(
    ([name, value]) => [`${folder}/${name}`, value] as const,
  );
  const deletions = change.deletions.map((name) => `${folder}/${name}`);
  // All in the index first: what git refuses, it refuses before a file is touched.
  for (const [path, value] of additions) {
    const bytes = typeof value === 'string' ? Buffer.from(value) : await value.bytes();
    const object = String(await git(['hash-object', '-w', '--stdin'], bytes)).trim();
    await git(['update-index', '--add', '--cacheinfo', `100644,${object},${path}`]);
  }
  if (deletions.length > 0) await git(['rm', '--quiet', '--', ...deletions]);
  const paths = additions.map(([path]) => path);
  await git(['checkout-index', '--force', '--', ...paths]);
  await commitFiles(git, [...paths, ...deletions], change.message);
  return head();
}
