import { pathOf, referencesIn } from '../../content/check/references.ts';
import { readFields } from '../../content/read/yaml.ts';
import { itemsAt } from '../../content/values.ts';
import { type Draft, textOf, valueOf } from '../draft.ts';
import type { Change, Files } from '../repository.ts';

const orderFile = 'projects.yaml';

/** Names of the pictures that the texts name. */
const picturesNamedIn = (files: Files): ReadonlySet<string> =>
  new Set(
    [...files].flatMap(([name, text]) =>
      text === null ? [] : referencesIn(readFields(name, text)).map(pathOf),
    ),
  );

/** The content after a draft is saved on it: a deleted project takes its folder and its place in the order along. */
export function filesAfter(before: Files, draft: Draft): Files {
  const after = new Map(before);
  const folders = draft.deletions.map((name) => name.replace(/[^/]*$/, ''));
  for (const name of before.keys()) if (folders.some((folder) => name.startsWith(folder))) after.delete(name);
  for (const [name, value] of draft.values)
    if (!draft.deletions.includes(name)) after.set(name, textOf(name, value, before.get(name) ?? ''));
  const order = after.get(orderFile);
  if (order && order !== before.get(orderFile)) after.set(orderFile, withoutGoneProjects(order, after));
  else if (order && folders.length > 0) after.set(orderFile, withoutGoneProjects(order, after));
  const [were, are] = [picturesNamedIn(before), picturesNamedIn(after)];
  for (const name of were) if (!are.has(name)) after.delete(name);
  for (const name of draft.pictures.keys()) if (are.has(name)) after.set(name, null);
  return after;
}

function withoutGoneProjects(text: string, files: Files): string {
  const { featured, ...value } = valueOf(orderFile, text);
  const isThere = (id: unknown) => files.has(`projects/${String(id)}/project.yaml`);
  const order = itemsAt(value, 'order').filter(isThere);
  return textOf(orderFile, { ...value, ...(isThere(featured) && { featured }), order }, text);
}

/** What a commit must change to get from one content to another. */
export function changeBetween(before: Files, after: Files, pictures: Draft['pictures']): Change | undefined {
  const texts = new Map<string, string>();
  const added = new Map<string, Blob>();
  for (const [name, text] of after) {
    const picture = pictures.get(name);
    if (text !== null && text !== before.get(name)) texts.set(name, text);
    if (text === null && !before.has(name) && picture) added.set(name, picture);
  }
  const deletions = [...before.keys()].filter((name) => !after.has(name));
  const isEmpty = texts.size + added.size + deletions.length === 0;
  return isEmpty ? undefined : { texts, pictures: added, deletions };
}
