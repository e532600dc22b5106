import type { Content } from '../../src/content/content.ts';
import type { Environment } from '../shared/environment.ts';
import { checkFiles } from './files.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { type Page, readSite } from './site.ts';

/** What a finished build is checked against: the content that it shows and what it was made for. */
export type Expectations = Pick<Environment, 'siteUrl'> & Pick<Content, 'pictures'>;

/** The faults of a build as they are told to whoever builds it. */
export const faultReport = (faults: readonly string[]) =>
  [`Det ferdige nettstedet har ${faults.length} feil:`, ...faults.map((fault) => `  - ${fault}`)].join('\n');

/** Everything that is wrong with a finished build, in Norwegian; empty when it may be published. */
export async function checkBuild(folder: string, { siteUrl, pictures }: Expectations): Promise<string[]> {
  const site = readSite(folder, siteUrl);
  return [
    ...(site.files.includes('index.html') ? [] : ['index.html mangler: nettstedet er ikke bygget.']),
    ...checkOwn(site.pages, 'tittelen', 'title'),
    ...checkOwn(site.pages, 'beskrivelsen', 'meta[name="description"]'),
    ...checkOwn(site.pages, 'hovedoverskriften', 'h1'),
    ...checkLinks(site),
    ...(await checkMarkup(site)),
    ...(await checkFiles(site, pictures)),
  ];
}

/** Every page has a title, a description and a first heading of its own. */
function checkOwn(pages: readonly Page[], what: string, selector: string): string[] {
  const textOf = ({ document }: Page) => {
    const element = document.querySelector(selector);
    return (element?.getAttribute('content') ?? element?.textContent ?? '').trim();
  };
  return [...Map.groupBy(pages, textOf)].flatMap(([text, same]) => {
    if (text === '') return same.map(({ file }) => `${file}: ${what} mangler eller er tom.`);
    const [first, ...others] = same;
    return others.map(({ file }) => `${file}: ${what} er den samme som i ${first!.file}: «${text}»`);
  });
}
