import { z } from 'zod';
import { schemaOf, singleFiles } from '../../tools/content/schemas.ts';
import { readGroup, type GroupNode } from './node.ts';

/** The body of the privacy statement, which is Markdown below the fields. */
export const bodyField = 'body';

const body = z
  .string()
  .min(1)
  .meta({
    label: 'Teksten',
    description:
      'Overskriftene skrives med ## og mellomrom foran. Ord i krøllparentes, som {telefon}, hentes fra firmaets opplysninger. ' +
      'En linje som slutter med {med kart}, vises bare når kartet er slått på; {uten kart} bare når det er slått av.',
  });

/** The form of a content file, by its name relative to the content folder. */
export function formOf(name: string): GroupNode {
  const group = readGroup(schemaOf(name));
  if (!name.endsWith('.md')) return group;
  const text = { ...readBody(), size: 'markdown' as const };
  return { ...group, fields: { ...group.fields, [bodyField]: text } };
}

function readBody() {
  const node = readGroup(z.strictObject({ body }).meta({ label: '' })).fields['body'];
  if (node?.kind !== 'text') throw new Error('The body is a text.');
  return node;
}

/** Names of the files of which there is one. */
export const singleNames = Object.keys(singleFiles);

const projectFile = /^projects\/([a-z0-9]+(?:-[a-z0-9]+)*)\/project\.yaml$/;

/** The id of the project that a file belongs to; nothing for every other file. */
export const projectId = (name: string): string | undefined => projectFile.exec(name)?.[1];

/** Whether the editor may write a file of this name. */
export const isContentFile = (name: string) => singleNames.includes(name) || projectId(name) !== undefined;

/*
 * Keystatic keeps what its forms hold as JSON. It reads and writes `firm.json`, and the server turns that into
 * `firm.yaml`: a form's view of the file, which lies nowhere.
 */

/** Name of a form's view of a file: `firm.json` for `firm.yaml`. */
export const viewName = (name: string) => name.replace(/\.(yaml|md)$/, '.json');

/** Name of the file that a view stands for; nothing when there is no such file. */
export function fileOfView(view: string): string | undefined {
  const stem = /^(.*)\.json$/.exec(view)?.[1];
  return stem === undefined ? undefined : [`${stem}.yaml`, `${stem}.md`].find(isContentFile);
}
