import type { z } from 'zod';
import {
  brandFile,
  compareProjects,
  type Content,
  type ContentFile,
  fileOf,
  folderOf,
  pathIn,
  projectIdOf,
  shownProjects,
} from './content.ts';
import { fillMarkdown, knownFacts } from './facts.ts';
import { withoutGaps } from './gaps.ts';
import { fillKnown } from './placeholders.ts';
import { type FieldSchema, groupOf } from './schema/field-schema.ts';
import { fileSchema, type schemas, singleFileNames } from './schema/files.ts';
import { isEmpty, itemsAt, valueAt } from './values.ts';

type Fields = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

/** A project that is shown; `id` is the name of its folder, and one is featured. */
type ProjectFields = Fields['projects'] & { id: string; featured: boolean };

/**
 * The content as the pages show it: facts filled in, gaps left out, missing fields with their defaults.
 * Pictures are paths in the content folder.
 */
export interface SiteContent extends Omit<Fields, 'projects' | typeof brandFile> {
  /** In the order of the page. */
  projects: ProjectFields[];
  /** Path of the logo's file; missing where the firm has none. */
  logo?: string | undefined;
  /** The privacy statement, as Markdown. */
  statement: string;
}

/**
 * The content as the pages show it. Mistakes are tolerated, for the preview while the owner types: unknown
 * facts stay in braces, and missing texts are empty.
 */
export function siteContent(content: Pick<Content, 'files'>): SiteContent {
  const known = knownFacts(content);
  const fieldsOf = ({ name, value }: Pick<ContentFile, 'name' | 'value'>) => {
    const schema = fileSchema(name);
    return shownValue(schema, withoutGaps(fillKnown(value, known?.facts), schema), folderOf(name));
  };
  const single = singleFileNames.map((name) => [name, fieldsOf(fileOf(content, name))]);
  const { [brandFile]: brand, ...fields } = Object.fromEntries(single) as Omit<Fields, 'projects'>;
  const { featured, order } = fields['projects.yaml'];
  const compare = compareProjects(order);
  const projects = shownProjects(content)
    .map((file) => ({ ...(fieldsOf(file) as Fields['projects']), id: projectIdOf(file.name) ?? '' }))
    .toSorted((a, b) => compare(a.id, b.id));
  // Without a featured one, or where it is hidden, the first is.
  const large = projects.find(({ id }) => id === featured) ?? projects[0];
  const { text = '' } = fileOf(content, 'personvern.md').body ?? {};
  return {
    ...fields,
    projects: projects.map((project) => ({ ...project, featured: project === large })),
    logo: brand.logo,
    statement: known ? fillMarkdown(text, known.firm, known.staff) : text,
  };
}

/** A value with its defaults; names of pictures become paths. */
function shownValue(schema: FieldSchema, value: unknown, folder: string): unknown {
  const { items, kind, type } = schema;
  if (items) return itemsAt(value).map((item) => shownValue(items, item, folder));
  if (kind === 'picture' || kind === 'logo') return pathIn(folder, String(value ?? ''));
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value ?? (type === 'string' ? '' : value);
  const fields = Object.entries(properties).map(([name, field]) => {
    const part = valueAt(value, name);
    const isShown = required.includes(name) || !isEmpty(part);
    return [name, isShown ? shownValue(field, part, folder) : field.default];
  });
  return Object.fromEntries(fields);
}
