import type { Setting } from '../../brand/lettering.ts';
import { pathIn, folderOf } from '../../content/content.ts';
import {
  type factsOf,
  fillMarkdown,
  fillPlaceholders,
  knownFacts,
  placeholdersIn,
} from '../../content/facts.ts';
import { readFields } from '../../content/read/yaml.ts';
import { type FieldSchema, fileSchema, groupOf } from '../../content/schema/field-schema.ts';
import { itemsAt, valueAt } from '../../content/values.ts';
import { isContentFile, isEmpty, valueOf } from '../draft.ts';
import type { Pictures } from '../pictures/context.ts';
import type { Files } from '../repository.ts';
import { headingsOf, Markdown } from './markdown.tsx';

/*
 * What `src/site` reads in the editor: stands in for `astro:content`, `astro:assets`, `content/current.ts` and
 * `brand/lettering.ts` (build/rediger.ts), with the content as it would be saved.
 */

let shown: Files = new Map();
let shownPictures: Pictures | undefined;

/** Decides what is read from now on. */
export function showContent(files: Files, pictures: Pictures | undefined) {
  shown = files;
  shownPictures = pictures;
}

const names = () => [...shown.keys()].filter(isContentFile);

/** The content as far as it is asked for beside its collections. */
export const currentContent = () => ({ files: names().map((name) => ({ name })) });

/** The files of collections that are called otherwise in `content.config.ts`. */
const collections: Record<string, string> = { projectsSection: 'projects.yaml', privacy: 'personvern.md' };

/** The entries of a collection. */
export async function getCollection(collection: string) {
  const texts = [...shown].flatMap(([name, text]) =>
    text !== null && isContentFile(name) ? [readFields(name, text)] : [],
  );
  const known = knownFacts({ files: texts });
  const isOf = (name: string) =>
    collection === 'projects'
      ? name.startsWith('projects/')
      : name === (collections[collection] ?? `${collection}.yaml`);
  const entries = names()
    .filter(isOf)
    .map(async (name) => {
      const { body, ...value } = valueOf(name, shown.get(name) ?? '');
      const markdown = typeof body === 'string' ? body : '';
      return {
        id: name.split('/').at(-2) ?? name,
        data: await asRead(fileSchema(name), filled(value, known?.facts ?? {}), importer(folderOf(name))),
        body: known ? fillMarkdown(markdown, known.firm, known.staff) : markdown,
      };
    });
  return Promise.all(entries);
}

/** Facts filled in; what is no fact stays as it was typed, for it may be half written. */
function filled(value: unknown, facts: ReturnType<typeof factsOf>) {
  const unknown = placeholdersIn(JSON.stringify(value)).map((name) => [name, `{${name}}`]);
  return fillPlaceholders(value, { ...Object.fromEntries(unknown), ...facts });
}

/** A value as the site reads it: pictures imported, and every list and group there that must be. */
async function asRead(
  schema: FieldSchema,
  value: unknown,
  pictures: ReturnType<typeof importer>,
): Promise<unknown> {
  const { items, kind } = schema;
  if (items) return Promise.all(itemsAt(value).map((item) => asRead(items, item, pictures)));
  if (kind === 'picture' || kind === 'logo') return pictures(String(value ?? ''), kind);
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value ?? (schema.type === 'string' ? '' : value);
  const fields = Object.entries(properties).map(async ([name, field]) => {
    const part = valueAt(value, name);
    const isRead = required.includes(name) || !isEmpty(part);
    return [name, isRead ? await asRead(field, part, pictures) : field.default] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

/** Imports the pictures of a file as Astro does: the same name is the same object. Only the shape is known here. */
function importer(folder: string) {
  const imported = new Map<string, Promise<object>>();
  const load = async (name: string, kind: 'picture' | 'logo') => {
    const path = pathIn(folder, name);
    return kind === 'logo'
      ? { name: path, width: 140, height: 42, format: 'svg', src: await urlOf(path) }
      : { name: path, width: 2400, height: 1800, format: 'jpg', src: '' };
  };
  return (name: string, kind: 'picture' | 'logo') => {
    const picture = imported.get(name) ?? load(name, kind);
    imported.set(name, picture);
    return picture;
  };
}

const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A picture that is not there yet leaves its place empty. */
const urlOf = (name: string, width = Infinity) =>
  (width > 480 ? shownPictures?.url(name) : shownPictures?.thumbnail(name))?.catch(() => unseen) ?? unseen;

/** A picture as it is; where it is shown small, its small copy. */
export const getImage = async ({ src, width }: { src: { name: string }; width: number }) => ({
  src: await urlOf(src.name, width),
});

const canvas = new OffscreenCanvas(1, 1).getContext('2d');

/** Width of a line of text in pixels. */
export function lineWidth(line: string, { weight, size, tracking }: Setting): number {
  if (!canvas) return 0;
  // Measured large: text is set in whole pixels where it is small.
  canvas.font = `${weight} 100px 'Schibsted Grotesk'`;
  return (canvas.measureText(line).width / 100 + line.length * tracking) * size;
}

/** The privacy statement. */
export const render = ({ body }: { body: string }) => ({
  headings: headingsOf(body),
  Content: () => <Markdown text={body} />,
});
