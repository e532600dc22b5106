import type { Environment } from '../environment.ts';
import { checkDemoText } from './demo-text.ts';
import { checkFiles } from './files.ts';
import { checkHead } from './head.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { readSite } from './site.ts';

/** What a finished build is checked against: where its originals lie and what it was made for. */
export interface Expectations extends Pick<Environment, 'siteUrl' | 'deploy' | 'demo'> {
  content: string;
}

/** The faults of a build as they are told to whoever builds it. */
export const faultReport = (faults: readonly string[]) =>
  [`Det ferdige nettstedet har ${faults.length} feil:`, ...faults.map((fault) => `  - ${fault}`)].join('\n');

/** Everything that is wrong with a finished build, in Norwegian; empty when it may be published. */
export async function checkBuild(
  folder: string,
  { siteUrl, deploy, demo, content }: Expectations,
): Promise<string[]> {
  const site = readSite(folder, siteUrl);
  return [
    ...(site.files.has('index.html') ? [] : ['index.html mangler: nettstedet er ikke bygget.']),
    ...checkHead(site),
    ...checkLinks(site),
    ...(await checkMarkup(site)),
    ...(await checkFiles(site, content)),
    ...(deploy && !demo ? checkDemoText(site) : []),
  ];
}
