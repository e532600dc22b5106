import { pathOf } from '../content/check/references.ts';
import { type Files, isContentFile, picturesIn } from './checks.ts';
import { contentPath } from './config.ts';

/** The files of a commit, as Sveltia and repository.ts ask for one; contents in base64. */
export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/**
 * Puts into a commit what goes with it: a picture that nothing names any longer takes its file along. That of a project's own
 * folder, and its place in the order, Sveltia sees to.
 *
 * @param before the content that the commit is made upon
 * @returns the content after it, all its changes, and whether there are more of them than were asked for
 */
export function complete(before: Files, { additions, deletions }: FileChanges) {
  const after = new Map(before);
  for (const { path } of deletions) after.delete(nameOf(path));
  for (const { path, contents } of additions) after.set(nameOf(path), textIn(nameOf(path), contents));
  const named = new Set(picturesIn(after).map(pathOf));
  const once = new Set(picturesIn(before).map(pathOf));
  const left = [...after.keys()].filter((name) => once.has(name) && !named.has(name));
  for (const name of left) after.delete(name);
  const more = left.map((name) => ({ path: `${contentPath}/${name}` }));
  return { after, changes: { additions, deletions: [...deletions, ...more] }, isMore: left.length > 0 };
}

const nameOf = (path: string) => path.slice(contentPath.length + 1);

const textIn = (name: string, contents: string) =>
  isContentFile(name)
    ? new TextDecoder().decode(Uint8Array.from(atob(contents), (char) => char.charCodeAt(0)))
    : '';

/** Bytes as a commit has them. Telephones of last year do not know `toBase64`. */
export const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
