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
import { type FieldNode, fileNode, partsOf } from './fieldTree.ts';
import { hasGap } from './gaps.ts';
import { fillKnown } from './placeholders.ts';
import { type schemas, singleFileNames } from './schema/files.ts';
import { isEmpty } from './values.ts';

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
  const fieldsOf = ({ name, value }: Pick<ContentFile, 'name' | 'value'>) =>
    shownValue(fileNode(name, fillKnown(value, known?.facts)));
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

/**
 * The value of a field as it is shown: with its defaults, without gaps; names of pictures become paths. A
 * required field keeps its gap.
 */
function shownValue(node: FieldNode): unknown {
  const { file, value, schema } = node;
  if (schema.items)
    return partsOf(node)
      .filter((item) => !hasGap(item.value))
      .map(shownValue);
  if (schema.kind === 'picture' || schema.kind === 'logo') return pathIn(folderOf(file), String(value ?? ''));
  if (!schema.properties) return value ?? (schema.type === 'string' ? '' : value);
  const fields = partsOf(node).map((part) => {
    const isLeftOut = !part.isRequired && (isEmpty(part.value) || hasGap(part.value));
    return [part.field.at(-1), isLeftOut ? part.schema.default : shownValue(part)];
  });
  return Object.fromEntries(fields);
}
