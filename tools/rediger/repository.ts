import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { commitFiles, type Git } from './git.ts';

/** A change of files as GitHub's `createCommitOnBranch` takes it; contents in base64. */
export interface FileChanges {
  additions?: { path: string; contents: string }[];
  deletions?: { path: string }[];
}

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
  if (changed) await commitFiles(git, [folder], 'Endret for hånd i innholdsmappen');
}

/**
 * Writes a save into the working tree and commits it.
 *
 * @param expected the commit that the form was filled in from; where another has come since, nothing is written
 * @throws Refused for files outside the content, and where the content is newer than the form
 */
export async function commitSave(
  root: string,
  git: Git,
  expected: string,
  message: string,
  changes: FileChanges,
) {
  const { additions = [], deletions = [] } = changes;
  const paths = [...additions, ...deletions].map(({ path }) => path);
  for (const path of paths) requireContent(root, path);
  await takeInHandwork(git);
  if ((await headOf(git)) !== expected) throw new Refused('Innholdet er endret et annet sted i mellomtiden.');
  // GitHub refuses it too.
  const missing = deletions.find(({ path }) => !existsSync(join(root, path)));
  if (missing) throw new Refused(`${missing.path} finnes ikke, og kan ikke slettes.`);
  for (const { path, contents } of additions)
    await writeWhole(join(root, path), Buffer.from(contents, 'base64'));
  for (const { path } of deletions) {
    await rm(join(root, path));
    // Git has no empty folders; to the check of the content it would be a project without its file.
    await rmdir(dirname(join(root, path))).catch(() => undefined);
  }
  await commitFiles(git, paths, message);
}

/** Refuses a path that is not plainly a file of the content, also by way of a link. */
function requireContent(root: string, path: string) {
  const plain = posix.normalize(path) === path && !path.includes('\\') && !path.includes('\0');
  if (!plain || !path.startsWith(`${folder}/`) || path.split('/').some((part) => part.startsWith('.'))) {
    throw new Refused(`Bare filer i ${folder} kan endres, ikke ${path}.`);
  }
  const home = realpathSync(join(root, folder)) + sep;
  for (
    let parent = dirname(join(root, path));
    parent.length >= join(root, folder).length;
    parent = dirname(parent)
  ) {
    const real = realpath(parent);
    if (real !== undefined && !(real + sep).startsWith(home))
      throw new Refused(`${path} ligger utenfor innholdet.`);
  }
}

function realpath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Writes a file so that nobody ever reads half of it. */
async function writeWhole(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${process.pid}.rediger`);
  await writeFile(draft, bytes);
  await rename(draft, path);
}
