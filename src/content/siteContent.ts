import { brandFile, compareProjects, type Content, fileOf, folderOf, pathIn } from './content.ts';
import { fillMarkdown } from './facts.ts';
import { dataOf, type ProjectData, projectsDataOf } from './parse.ts';
import { type Fields, singleFileNames } from './schema/files.ts';
import type { Firm } from './schema/firm.ts';
import { leaderOf } from './schema/staff.ts';

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
  const data = singleFileNames.map((name) => [name, dataOf(content, name)]);
  const broken = data.find(([, fields]) => fields === undefined);
  if (broken) throw new Error(`The content file ${broken[0]} is missing or has mistakes.`);
  const { [brandFile]: brand, ...fields } = Object.fromEntries(data) as Omit<Fields, 'projects'>;
  const staff = fields['staff.yaml'];
  const statement = fileOf(content, 'personvern.md').body?.text ?? '';
  return {
    ...fields,
    'firm.yaml': { ...fields['firm.yaml'], managingDirector: leaderOf(staff)?.name ?? '' },
    projects: shownProjects(content, fields['projects.yaml']),
    logo: brand.logo && pathIn(folderOf(brandFile), brand.logo),
    statement: content.facts ? fillMarkdown(statement, content.facts) : statement,
  };
}

/** The projects of the page; without a featured one, or where it is hidden, the first is. */
function shownProjects(content: Pick<Content, 'files'>, { featured, order }: Fields['projects.yaml']) {
  const compare = compareProjects(order);
  const shown = projectsDataOf(content)
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => compare(a.id, b.id));
  const large = shown.find(({ id }) => id === featured) ?? shown[0];
  return shown.map((project) => {
    const inFolder = (file: string) => pathIn(`projects/${project.id}`, file);
    return {
      ...project,
      mainImage: inFolder(project.mainImage),
      images: project.images.map((image) => ({ ...image, file: inFolder(image.file) })),
      featured: project === large,
    };
  });
}
