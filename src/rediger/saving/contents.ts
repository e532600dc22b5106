import { pathOf, referencesIn } from '../../content/check/picture-references.ts';
import { readFields } from '../../content/read/yaml.ts';
import { itemsAt } from '../../content/values.ts';
import { type Draft, textOf, valueOf } from '../draft.ts';
import type { Files } from '../repository.ts';

/** The content as it would be saved. */
export function filesAfter(before: Files, { values, pictures, deletions }: Draft): Files {
  const after = new Map(before);
  for (const [name, value] of values) after.set(name, textOf(name, value, before.get(name) ?? ''));
  for (const name of pictures.keys()) after.set(name, null);
  for (const name of deletions) after.delete(name);
  return withoutLeftovers(after, before);
}

/** A content without deleted projects in the order, and without pictures that are named no longer. */
export function withoutLeftovers(files: Files, before: Files): Files {
  const isProject = (id: unknown) => files.has(`projects/${String(id)}/project.yaml`);
  const [were, are] = [picturesNamedIn(before), picturesNamedIn(files)];
  const kept = [...files].filter(([name, text]) => {
    const [top, id] = name.split('/');
    if (text !== null || are.has(name)) return true;
    return before.has(name) && !were.has(name) && (top !== 'projects' || isProject(id));
  });
  const order = files.get('projects.yaml');
  if (!order) return new Map(kept);
  const { featured, ...value } = valueOf('projects.yaml', order);
  const shown = { ...value, ...(isProject(featured) && { featured }) };
  const text = textOf('projects.yaml', { ...shown, order: itemsAt(value, 'order').filter(isProject) }, order);
  return new Map([...kept, ['projects.yaml', text]]);
}

const picturesNamedIn = (files: Files): ReadonlySet<string> =>
  new Set(
    [...files].flatMap(([name, text]) =>
      text === null ? [] : referencesIn(readFields(name, text)).map(pathOf),
    ),
  );
