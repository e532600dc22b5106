import { valueAt } from '../content/values.ts';
import { fileSchema } from '../content/schema/field-schema.ts';
import { isContentFile, valueOf } from './draft.ts';
import type { Files } from './repository.ts';

/** What the owner calls a content file: `«Firmaet»`, or `prosjektet «Bad i skifer»`. */
export function fileTitle(name: string, files: Files): string {
  if (!name.startsWith('projects/')) return `«${fileSchema(name).label ?? name}»`;
  const title = valueAt(valueOf(name, files.get(name) ?? ''), 'title');
  return `prosjektet «${typeof title === 'string' && title ? title : 'uten navn'}»`;
}

const list = (items: readonly string[]) => new Intl.ListFormat('nb').format(items);

/** The first line of a commit: `La til prosjektet «Bad i skifer», endret «Firmaet»`. */
export function commitTitle(before: Files, after: Files): string {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(isContentFile);
  const come = names.filter((name) => !before.has(name));
  const gone = names.filter((name) => !after.has(name));
  const changed = names.filter(
    (name) => before.has(name) && after.has(name) && before.get(name) !== after.get(name),
  );
  // The order follows what was added and deleted.
  const told = come.length + gone.length > 0 ? changed.filter((name) => name !== 'projects.yaml') : changed;
  const parts = [
    ['la til', come.map((name) => fileTitle(name, after))],
    ['slettet', gone.map((name) => fileTitle(name, before))],
    ['endret', told.map((name) => fileTitle(name, after))],
  ] as const;
  const sentence = parts
    .flatMap(([verb, titles]) => (titles.length > 0 ? [`${verb} ${list(titles)}`] : []))
    .join(', ');
  return sentence.replace(/^./, (first) => first.toUpperCase()) || 'Byttet bilder';
}
