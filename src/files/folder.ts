import type { Dirent } from 'node:fs';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Issue, fileIssue, note, quote } from '../content/check/issue.ts';
import { isHiddenFile, readProjectId } from '../content/content.ts';
import { isSingleFile } from '../content/schema/files.ts';

/** `proj2` before `proj10`. */
const byName = new Intl.Collator('nb', { numeric: true }).compare;

/**
 * Lists a content folder.
 *
 * @returns the paths of its files, with forward slashes, and notes about files that are not read;
 * `undefined` if there is no such folder
 */
export async function listFolder(
  directory: string,
): Promise<{ names: string[]; leftOut: Issue[] } | undefined> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const all = entries.map((entry) => ({ entry, name: relativePath(directory, entry) }));
  // Links are not followed: they could lead to private files.
  const names = all
    .filter(({ entry, name }) => !entry.isSymbolicLink() && !isHiddenFile(name))
    .map(({ name }) => name)
    .toSorted(byName);
  const links = all.filter(({ entry, name }) => entry.isSymbolicLink() && !isHiddenFile(name));
  const hidden = all.filter(({ entry }) => entry.name.startsWith('.') && !systemFiles.test(entry.name));
  const leftOut = [
    ...links.map(({ name }) => fileIssue(name, 'en lenke', 'Selve filen eller mappen. Lenker leses ikke.')),
    ...hidden.map(({ name }) =>
      fileIssue(name, 'en skjult fil', 'Et navn uten punktum først. Skjulte filer leses ikke.'),
    ),
    ...names.filter(isUnknownText).map(unknownText),
    ...projectFolders(names).flatMap((folder) => unreadProject(folder, names)),
  ];
  return { names, leftOut: leftOut.map(note) };
}

const relativePath = (directory: string, entry: Dirent) =>
  relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/');

/** Hidden files that systems, git and the editor make, which are not reported. */
const systemFiles = /^\.(?:DS_Store|_.*|git.*|tidligere)$/;

/** True for a text file that is not read, such as a copy that a cloud service has made. */
const isUnknownText = (name: string) =>
  /\.(?:ya?ml|md)$/.test(name) && !isSingleFile(name) && !/^projects\/[^/]+\/project\.yaml$/.test(name);

const unknownText = (name: string) =>
  fileIssue(
    name,
    'en fil som siden ikke leser',
    'Et navn som siden kjenner, for eksempel firm.yaml. Er filen en kopi, kan den slettes.',
  );

const projectFolders = (names: readonly string[]) => [
  ...new Set(names.flatMap((name) => /^projects\/([^/]+)\//.exec(name)?.[1] ?? [])),
];

function unreadProject(folder: string, names: readonly string[]): Issue[] {
  const file = `projects/${folder}/project.yaml`;
  if (!names.includes(file)) {
    const expected = 'En fil med dette navnet. Er prosjektet slettet, kan mappen også slettes.';
    return [fileIssue(file, 'ingenting: mappen har ingen tekst, og vises ikke', expected)];
  }
  if (readProjectId(file) !== undefined) return [];
  const expected =
    'Et mappenavn med små bokstaver a–z, tall og bindestrek, for eksempel proj1. ' +
    'Er mappen en kopi, kan den slettes.';
  return [fileIssue(file, `en mappe som heter ${quote(folder)}, og som ikke vises`, expected)];
}
