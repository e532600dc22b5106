import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A content folder as the owner knows it: `content`, or the whole path where it is not below the working folder. */
export function folderName(directory: string): string {
  const here = relative('', directory).replaceAll('\\', '/');
  return here === '' || here.startsWith('..') ? directory : here;
}

/** Orders names with numbers counted as numbers: `proj2` before `proj10`. */
const byName = new Intl.Collator('nb', { numeric: true }).compare;

/**
 * What lies in a folder and below it, with forward slashes; nothing without the folder. Hidden files are left out, and links, which
 * could lead to something that is not to be published.
 */
export async function listFolder(directory: string): Promise<string[] | undefined> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => undefined);
  return entries
    ?.filter((entry) => !entry.isSymbolicLink())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !name.split('/').some((step) => step.startsWith('.')))
    .toSorted(byName);
}
