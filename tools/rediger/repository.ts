import type { FileChanges } from '../../src/rediger/complete.ts';
import { commitFiles, type Git } from './git.ts';

/** The only folder that the editor may write in. */
const folder = 'content';

/** Says no, with a sentence for the person at the form. */
export class Refused extends Error {}

/** The last commit. */
export const headOf = async (git: Git) => String(await git(['rev-parse', 'HEAD'])).trim();

/**
 * Takes what somebody changed by hand in the content, and did not commit, in as a commit of its own: the form shows it,
 * and no save can write over it.
 */
export async function takeInHandwork(git: Git): Promise<void> {
  const changed = String(await git(['status', '--porcelain', '--', folder])).trim();
  if (!changed) return;
  await git(['add', '--all', '--', folder]);
  await commitFiles(git, [folder], 'Endret for hånd i innholdsmappen');
}

/** A file of the content: no step of its path is hidden, leads up or is another machine's. */
const contentFile = new RegExp(String.raw`^${folder}(/[^./\\][^/\\]*)+$`);

/**
 * Writes a save into the working tree and commits it. Git itself follows no links out of the content.
 *
 * @param expected the commit that the form was filled in from; where another has come since, nothing is written
 * @throws Refused for files outside the content, and where the content is newer than the form
 */
export async function commitSave(
  git: Git,
  expected: string,
  message: string,
  { additions = [], deletions = [] }: Partial<FileChanges>,
) {
  const added = additions.map(({ path }) => path);
  const gone = deletions.map(({ path }) => path);
  const foreign = [...added, ...gone].find((path) => !contentFile.test(path));
  if (foreign) throw new Refused(`Bare filer i ${folder} kan endres, ikke ${foreign}.`);
  await takeInHandwork(git);
  if ((await headOf(git)) !== expected) throw new Refused('Innholdet er endret et annet sted i mellomtiden.');
  // All in the index first: what git refuses, it refuses before a file is touched.
  for (const { path, contents } of additions) {
    const bytes = Buffer.from(contents, 'base64');
    const object = String(await git(['hash-object', '-w', '--stdin'], bytes)).trim();
    await git(['update-index', '--add', '--cacheinfo', `100644,${object},${path}`]);
  }
  if (gone.length > 0) await git(['rm', '--quiet', '--', ...gone]);
  await git(['checkout-index', '--force', '--', ...added]);
  await commitFiles(git, [...added, ...gone], message);
}
