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
import { chosenPicture, type FieldNode, fileNode, nodeAt, partsOf } from './fieldTree.ts';
import { formPlaceOf } from './formTree.ts';
import { hasGap } from './gaps.ts';
import { kinds } from './kinds.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type schemas, singleFileNames } from './schema/files.ts';
import { sectionsOf } from './sections.ts';
import { isEmpty, itemsAt, textAt } from './values.ts';

type Fields = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

type About = Fields['about.yaml'];

/** Marks a text, or a picture's path, with the field that it comes from (`editor/preview/marks.ts`). */
export type Mark = (text: string, node: Pick<FieldNode, 'file' | 'field'>) => string;

/** A project that is shown; `id` is the name of its folder, and one is featured. */
type ProjectFields = Fields['projects'] & { id: string; featured: boolean };

/**
 * The content as the pages show it: facts filled in, gaps left out, missing fields with their defaults.
 * Pictures are paths in the content folder.
 */
export interface SiteContent extends Omit<Fields, 'projects' | typeof brandFile | 'about.yaml'> {
  'about.yaml': Omit<About, 'contacts'> & {
    /** With phone numbers from `staff.yaml`; a name that is half typed has none. */
    contacts: (About['contacts'][number] & { phone: string | undefined })[];
  };
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
 *
 * @param mark for the preview, where a press on a text leads to its field
 */
export function siteContent(content: Pick<Content, 'files'>, mark: Mark = (text) => text): SiteContent {
  const known = knownFacts(content);
  const filled = ({ name, value }: Pick<ContentFile, 'name' | 'value'>) =>
    fileNode(name, fillPlaceholders(value, known?.facts));
  const fieldsOf = (file: Pick<ContentFile, 'name' | 'value'>) => shownValue(filled(file), mark);
  const single = singleFileNames.map((name) => [name, fieldsOf(fileOf(content, name))]);
  const { [brandFile]: brand, ...fields } = Object.fromEntries(single) as Omit<Fields, 'projects'>;
  const { featured, order } = fields['projects.yaml'];
  const compare = compareProjects(order);
  const projects = shownProjects(content)
    .map((file) => ({ ...(fieldsOf(file) as Fields['projects']), id: projectIdOf(file.name) ?? '' }))
    .toSorted((a, b) => compare(a.id, b.id));
  // Without a featured one, or where it is hidden, the first is.
  const large = projects.find(({ id }) => id === featured) ?? projects[0];
  const people = itemsAt(filled(fileOf(content, 'staff.yaml')).value, 'staff');
  const contacts = itemsAt(filled(fileOf(content, 'about.yaml')).value, 'contacts');
  const phoneOf = (contact: unknown) => {
    const place = people.findIndex((person) => textAt(person, 'name') === textAt(contact, 'name'));
    return fields['staff.yaml'].staff[place]?.phone;
  };
  const about = fields['about.yaml'];
  const text = statementOf(fileOf(content, 'personvern.md'), mark);
  return {
    ...fields,
    'about.yaml': {
      ...about,
      contacts: about.contacts.map((contact, index) => ({ ...contact, phone: phoneOf(contacts[index]) })),
    },
    projects: projects.map((project) => ({ ...project, featured: project === large })),
    logo: brand.logo,
    statement: known ? fillMarkdown(text, known.firm, known.staff) : text,
  };
}

/** The privacy statement, whose headings say which section they begin. */
const statementOf = ({ name, body }: ContentFile, mark: Mark) =>
  sectionsOf(body?.text ?? '')
    .map(({ text, title }, section) => {
      const [heading = '', ...rest] = text.split('\n');
      return title ? [mark(heading, { file: name, field: ['body', section] }), ...rest].join('\n') : text;
    })
    .join('');

/**
 * The value of a field as it is shown: with its defaults, without gaps; names of pictures become paths. A
 * required field keeps its gap.
 */
function shownValue(node: FieldNode, mark: Mark): unknown {
  const { file, value, schema } = node;
  const { types, isCode } = kinds[schema.kind];
  if (schema.items)
    return partsOf(node)
      .filter((item) => !hasGap(item.value))
      .map((item) => shownValue(item, mark));
  if (types) {
    const chosen = chosenPicture(node);
    // `mainImage` is looked up by its path among `images`, so it carries the mark of the one there.
    return mark(
      pathIn(folderOf(file), textAt(value)),
      chosen ? nodeAt(chosen, [...chosen.field, 'file']) : node,
    );
  }
  if (!schema.properties) {
    const isText = typeof value === 'string' && value !== '' && !isCode;
    return isText
      ? mark(value, { file, field: formPlaceOf(node) })
      : (value ?? (schema.type === 'string' ? '' : value));
  }
  const fields = partsOf(node).map((part) => {
    const isLeftOut = !part.isRequired && (isEmpty(part.value) || hasGap(part.value));
    return [part.field.at(-1), isLeftOut ? part.schema.default : shownValue(part, mark)];
  });
  return Object.fromEntries(fields);
}
