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

  const [gone, come] = [projectsOnlyIn(before, after), projectsOnlyIn(after, before)];
  const folders = gone.map((project) => `projects/${project}/`);
  after.set(orderFile, reordered(after.get(orderFile) ?? '', gone, come));

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

/** The names of the projects' folders that one content has and another has not. */
const projectsOnlyIn = (files: Files, others: Files) =>
  [...files.keys()]
    .filter((name) => name.endsWith('/project.yaml') && !others.has(name))
    .map((name) => name.split('/')[1]!);

/** The order of the projects without those that are gone; one that comes in the same commit has another name, and its place. */
function reordered(text: string, gone: readonly string[], come: readonly string[]): string {
  if (gone.length === 0) return text;
  const { featured, order = [], ...rest } = parse(text) as { featured?: string; order?: string[] };
  const now = (project?: string) => (gone.includes(project!) ? come[gone.indexOf(project!)] : project);
  return mergeYaml(text, {
    ...rest,
    ...(now(featured) && { featured: now(featured) }),
    order: order.map(now).filter(Boolean),
  });
}
