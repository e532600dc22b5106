import type { Content } from '../../content/content.ts';
import type { Environment } from '../environment.ts';
import { checkFiles } from './files.ts';
import { checkLinks } from './links.ts';
import { readSite } from './read-site.ts';

/** What a build was made from. */
interface Sources {
  siteUrl: Environment['siteUrl'];
  pictures: Content['pictures'];
}

/** The faults of a build as one message. */
export const faultReport = (faults: readonly string[]) =>
  [`Det ferdige nettstedet har ${faults.length} feil:`, ...faults.map((fault) => `  - ${fault}`)].join('\n');

/** Every fault of a build, in Norwegian; none if it may be published. */
export async function checkBuild(folder: string, { siteUrl, pictures }: Sources): Promise<string[]> {
  const site = readSite(folder, siteUrl);
  return [...checkLinks(site), ...(await checkFiles(site, pictures))];
}
