import { fileSchema } from '../../content/schema/files.ts';
import { fileOf, folderOf, pathIn, shownProjects } from '../../content/content.ts';
import { fillMarkdown, knownFacts } from '../../content/facts.ts';
import { withoutGaps } from '../../content/gaps.ts';
import { fillKnown } from '../../content/placeholders.ts';
import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { itemsAt, valueAt } from '../../content/values.ts';
import type { Repository } from '../repository/repository.ts';
import { contentFiles, isEmpty, type Values } from '../values.ts';
import { croppedPicture, importPicture, type WantedPicture } from './cropped.ts';

/*
 * `#site-source` (package.json) in the editor: replaces `src/site/source.ts`, with the content as it would be
 * saved.
 */

let shown: ReturnType<typeof contentFiles> = [];
let source: Repository | undefined;

/** Sets the content that the functions below read. */
export function showContent(values: Values, repository: Repository) {
  shown = contentFiles(values);
  source = repository;
}

/** The parts of the content that are read outside collections. */
export const currentContent = () => ({ files: shown });

/** The entries of a content file, or of all projects. */
export async function getCollection(from: string) {
  const known = knownFacts({ files: shown });
  const files = from === 'projects' ? shownProjects({ files: shown }) : [fileOf({ files: shown }, from)];
  const entries = files
    .filter(({ value }) => value !== undefined)
    .map(async ({ name, value, body: { text = '' } = {} }) => {
      const filled = withoutGaps(fillKnown(value, known?.facts), fileSchema(name));
      return {
        id: name.split('/').at(-2) ?? name,
        data: await asRead(fileSchema(name), filled, folderOf(name)),
        body: known ? fillMarkdown(text, known.firm, known.staff) : text,
      };
    });
  return Promise.all(entries);
}

/** A value as Astro loads it: pictures imported, missing lists and groups filled in. */
async function asRead(schema: FieldSchema, value: unknown, folder: string): Promise<unknown> {
  const { items, kind } = schema;
  if (items) return Promise.all(itemsAt(value).map((item) => asRead(items, item, folder)));
  if (kind === 'picture' || kind === 'logo')
    return source && importPicture(pathIn(folder, String(value ?? '')), kind, source);
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value ?? (schema.type === 'string' ? '' : value);
  const fields = Object.entries(properties).map(async ([name, field]) => {
    const part = valueAt(value, name);
    const isRead = required.includes(name) || !isEmpty(part);
    return [name, isRead ? await asRead(field, part, folder) : field.default] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

export const getImage = (wanted: WantedPicture) => croppedPicture(source, wanted);
