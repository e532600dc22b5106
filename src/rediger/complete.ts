import { parse } from 'yaml';
import { pathOf } from '../content/check/references.ts';
import { mergeYaml } from '../content/write.ts';
import { type Files, isContentFile, picturesIn } from './checks.ts';
import { contentPath } from './config.ts';

/** The files of a commit, as Sveltia and repository.ts ask for one; contents in base64. */
export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const orderFile = 'projects.yaml';

/**
 * Puts into a commit what goes with it: a picture that nothing names any longer takes its file along, and a project its
 * folder and its place in the order.
 *
 * @param before the content that the commit is made upon
 * @returns the content after it, all its changes, and whether there are more of them than were asked for
 */
export function complete(before: Files, { additions, deletions }: FileChanges) {
  const after = new Map(before);
  for (const { path } of deletions) after.delete(nameOf(path));
  for (const { path, contents } of additions) after.set(nameOf(path), textIn(nameOf(path), contents));

  const projects = [...before.keys()].filter((name) => name.endsWith('/project.yaml') && !after.has(name));
  const folders = projects.map((name) => name.replace(/[^/]+$/, ''));
  const listed = after.get(orderFile) ?? '';
  const order = without(listed, new Set(folders.map((folder) => folder.split('/')[1])));
  after.set(orderFile, order);

  const named = new Set(picturesIn(after).map(pathOf));
  const once = picturesIn(before).map(pathOf);
  const left = [...after.keys()].filter(
    (name) => folders.some((folder) => name.startsWith(folder)) || (once.includes(name) && !named.has(name)),
  );
  for (const name of left) after.delete(name);

  const others = additions.filter(({ path }) => nameOf(path) !== orderFile);
  const contents = base64(new TextEncoder().encode(order));
  return {
    after,
    changes: {
      additions: order === listed ? additions : [...others, { path: pathTo(orderFile), contents }],
      deletions: [...deletions, ...left.map((name) => ({ path: pathTo(name) }))],
    },
    isMore: order !== listed || left.length > 0,
  };
}

const nameOf = (path: string) => path.slice(contentPath.length + 1);
const pathTo = (name: string) => `${contentPath}/${name}`;

const textIn = (name: string, contents: string) =>
  isContentFile(name)
    ? new TextDecoder().decode(Uint8Array.from(atob(contents), (char) => char.charCodeAt(0)))
    : '';

/** Bytes as a commit has them. Telephones of last year do not know `toBase64`. */
export const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The order of the projects without some that are gone. */
function without(text: string, gone: ReadonlySet<unknown>): string {
  if (gone.size === 0) return text;
  const { featured, order = [], ...rest } = parse(text) as { featured?: string; order?: string[] };
  return mergeYaml(text, {
    ...rest,
    ...(featured !== undefined && !gone.has(featured) && { featured }),
    order: order.filter((id) => !gone.has(id)),
  });
}
