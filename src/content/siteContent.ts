import { brandFile, compareProjects, type Content, findFile, getFolder, joinPath } from './content.ts';
import { fillMarkdown } from './facts.ts';
import { parsedFields, type ProjectData, parsedProjects } from './parse.ts';
import { type Fields, singleFileNames } from './schema/files.ts';
import type { Firm } from './schema/firm.ts';
import { findLeader } from './schema/staff.ts';

/** The content as the pages show it: what the schemas returned. Pictures are paths in the content folder. */
export interface SiteContent extends Omit<Fields, 'projects' | 'firm.yaml' | typeof brandFile> {
  'firm.yaml': Firm & { managingDirector: string };
  /** In the order of the page, without hidden ones; one is featured. */
  projects: (ProjectData & { featured: boolean })[];
  /** Path of the logo's file; missing where the firm has none. */
  logo?: string | undefined;
  /** The privacy statement, as Markdown. */
  statement: string;
}

/**
 * The content as the pages show it.
 *
 * @throws Error for a file that is missing or has mistakes, which the check reports
 */
export function siteContent(content: Pick<Content, 'files' | 'facts'>): SiteContent {
  const broken = singleFileNames.find((name) => parsedFields(content, name) === undefined);
  if (broken !== undefined) throw new Error(`The content file ${broken} is missing or has mistakes.`);
  const byFile = Object.fromEntries(singleFileNames.map((name) => [name, parsedFields(content, name)]));
  // The schema of each file has returned these fields.
  const { [brandFile]: brand, ...fields } = byFile as Omit<Fields, 'projects'>;
  const staff = fields['staff.yaml'];
  const statement = findFile(content, 'personvern.md').body?.text ?? '';
  return {
    ...fields,
    'firm.yaml': { ...fields['firm.yaml'], managingDirector: findLeader(staff)?.name ?? '' },
    projects: projectsOnPage(content, fields['projects.yaml']),
    logo: brand.logo && joinPath(getFolder(brandFile), brand.logo),
    statement: content.facts ? fillMarkdown(statement, content.facts) : statement,
  };
}

/** The projects of the page in order. If the featured one is missing or hidden, the first is featured. */
function projectsOnPage(content: Pick<Content, 'files'>, { featured, order }: Fields['projects.yaml']) {
  const compare = compareProjects(order);
  const shown = parsedProjects(content)
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => compare(a.id, b.id));
  const featuredProject = shown.find(({ id }) => id === featured) ?? shown[0];
  return shown.map((project) => {
    const inFolder = (file: string) => joinPath(`projects/${project.id}`, file);
    return {
      ...project,
      mainImage: inFolder(project.mainImage),
      images: project.images.map((image) => ({ ...image, file: inFolder(image.file) })),
      featured: project === featuredProject,
    };
  });
}
