import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A content folder as the owner knows it: `content`, or the whole path where it is not below the working folder. */
export function folderName(directory: string): string {
  const here = relative('', directory).replaceAll('\\', '/');
  return here === '' || here.startsWith('..') ? directory : here;
}

/** Orders names with numbers counted as numbers: `proj2` before `proj10`. */
const byName = new Intl.Collator('nb', { numeric: true }).compare;

/** What lies in a folder and below it, hidden files apart, with forward slashes, and what of it leads out; nothing without the folder. */
export async function listFolder(directory: string) {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => undefined);
  const visible = entries
    ?.map((entry) => ({
      name: relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ name }) => !name.split('/').some((step) => step.startsWith('.')))
    .toSorted((a, b) => byName(a.name, b.name));
  if (!visible) return undefined;
  const links = await Promise.all(
    visible.map(async ({ name, isLink }) => isLink && !(await isInside(directory, join(directory, name)))),
  );
  return {
    names: visible.map(({ name }) => name),
    outside: visible.filter((_, index) => links[index]).map(({ name }) => name),
  };
}

/** Whether a path, its symbolic links followed, is in a folder. */
export async function isInside(directory: string, path: string): Promise<boolean> {
  try {
    return (await realpath(path)).startsWith((await realpath(directory)) + sep);
  } catch {
    return false;
  }
}
