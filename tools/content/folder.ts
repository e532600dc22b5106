import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { basename, dirname, join } from 'node:path/posix';
import { quote, type Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { isInside } from './text-file.ts';

/** A content folder as the owner knows it: `content`, or the whole path where it is not below the working folder. */
export function folderName(directory: string): string {
  const here = relative('', directory).replaceAll('\\', '/');
  return here === '' || here.startsWith('..') ? directory : here;
}

/** What lies in a content folder, by paths relative to it. */
export interface Folder {
  /** Each folder under `projects`, by the name of its `project.yaml`. */
  projectFiles: string[];
  mistakes: Mistake[];
}

/**
 * Looks through a content folder for YAML files that nothing reads, most often a misspelt name, and for links that
 * lead out of it.
 *
 * @param known the names of the files that are read
 */
export async function lookThrough(directory: string, known: readonly string[]): Promise<Folder> {
  const entries = (await readdir(directory, { withFileTypes: true, recursive: true })).map((entry) => ({
    name: join(entry.parentPath.replaceAll('\\', '/'), entry.name).slice(
      join(directory.replaceAll('\\', '/'), '/').length,
    ),
    isFolder: entry.isDirectory(),
    isLink: entry.isSymbolicLink(),
  }));
  const visible = entries.filter(({ name }) => !name.split('/').some((step) => step.startsWith('.')));
  const projectFiles = visible
    .filter(({ name, isFolder }) => isFolder && dirname(name) === 'projects')
    .map(({ name }) => `${name}/project.yaml`)
    .sort(new Intl.Collator('nb', { numeric: true }).compare);
  const read = [...known, ...projectFiles];
  const strangers = visible.filter(
    ({ name, isFolder }) => !isFolder && /\.ya?ml$/i.test(name) && !read.includes(name),
  );
  const links = await Promise.all(
    visible.filter(({ isLink }) => isLink).map((link) => linkOut(directory, link.name)),
  );
  return { projectFiles, mistakes: [...strangers.map(({ name }) => stranger(name, read)), ...links.flat()] };
}

function stranger(name: string, read: readonly string[]): Mistake {
  const beside = read.filter((known) => dirname(known) === dirname(name)).map((known) => basename(known));
  const suggestion = nearest(basename(name), beside);
  return {
    file: name,
    field: [],
    found: `en fil med et navn som ikke brukes, ${quote(basename(name))}`,
    expected: `${suggestion ? `Mente du ${suggestion}? ` : ''}Gi filen riktig navn, eller ta den bort.`,
  };
}

async function linkOut(directory: string, name: string): Promise<Mistake[]> {
  if (await isInside(directory, join(directory, name)).catch(() => false)) return [];
  return [
    {
      file: name,
      field: [],
      found: 'en snarvei til noe utenfor innholdsmappen',
      expected: 'Selve filen eller mappen, lagt i innholdsmappen.',
    },
  ];
}
