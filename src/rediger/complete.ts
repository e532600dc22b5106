import { parse } from 'yaml';
import { pathOf } from '../content/check/references.ts';
import { mergeYaml } from '../content/write.ts';
import { type Files, isContentFile, picturesIn } from './checks.ts';
import { contentPath } from './config.ts';
import { asWritten } from './written.ts';

/** The files of a commit, as Sveltia and repository.ts ask for one; contents in base64. */
export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const orderFile = 'projects.yaml';

/**
 * Makes of a commit what it should be: texts are written as a person would have, a picture that nothing names any longer takes
 * its file along, and a project its folder and its place in the order.
 *
 * @param before the content that the commit is made upon
 * @param write makes the text of a file of what is asked for and what it was
 * @returns the content after it, all its changes, and whether there are more of them than were asked for
 */
export function complete(before: Files, { additions, deletions }: FileChanges, write = asWritten) {
  const after = new Map(before);
  for (const { path } of deletions) after.delete(nameOf(path));
  for (const { path, contents } of additions) {
    const name = nameOf(path);
    after.set(name, isContentFile(name) ? write(name, textIn(contents), before.get(name) ?? '') : '');
  }

  const projects = [...before.keys()].filter((name) => name.endsWith('/project.yaml') && !after.has(name));
  const folders = projects.map((name) => name.replace(/[^/]+$/, ''));
  after.set(
    orderFile,
    without(after.get(orderFile) ?? '', new Set(folders.map((folder) => folder.split('/')[1]))),
  );

  const named = new Set(picturesIn(after).map(pathOf));
  const once = picturesIn(before).map(pathOf);
  for (const name of before.keys())
    if (folders.some((folder) => name.startsWith(folder)) || (once.includes(name) && !named.has(name)))
      after.delete(name);

  const texts = [...after].filter(([name, text]) => isContentFile(name) && text !== before.get(name));
  const changes: FileChanges = {
    additions: [
      ...additions.filter(({ path }) => !isContentFile(nameOf(path))),
      ...texts.map(([name, text]) => ({
        path: pathTo(name),
        contents: base64(new TextEncoder().encode(text)),
      })),
    ],
    deletions: [...before.keys()].filter((name) => !after.has(name)).map((name) => ({ path: pathTo(name) })),
  };
  const isMore = changes.additions.length > additions.length || changes.deletions.length > deletions.length;
  return { after, changes, isMore };
}

const nameOf = (path: string) => path.slice(contentPath.length + 1);
const pathTo = (name: string) => `${contentPath}/${name}`;

const textIn = (contents: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(contents), (char) => char.charCodeAt(0)));

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
