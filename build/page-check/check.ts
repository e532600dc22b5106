import type { Content } from '../../src/content/content.ts';
import type { Environment } from '../environment.ts';
import { checkFiles } from './files.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import type { PageElement } from './page-elements.ts';
import { type Page, readSite } from './read-site.ts';

type Expectations = Pick<Environment, 'siteUrl'> & Pick<Content, 'pictures'>;

/** The faults of a build as one message. */
export const faultReport = (faults: readonly string[]) =>
  [`Det ferdige nettstedet har ${faults.length} feil:`, ...faults.map((fault) => `  - ${fault}`)].join('\n');

/** Every fault of a build, in Norwegian; none if it may be published. */
export async function checkBuild(folder: string, { siteUrl, pictures }: Expectations): Promise<string[]> {
  const site = readSite(folder, siteUrl);
  return [
    ...(site.files.includes('index.html') ? [] : ['index.html mangler: nettstedet er ikke bygget.']),
    ...checkUnique(site.pages, 'tittelen', ({ tag }) => tag === 'title'),
    ...checkUnique(site.pages, 'beskrivelsen', ({ attributes }) => attributes['name'] === 'description'),
    ...checkUnique(site.pages, 'hovedoverskriften', ({ tag }) => tag === 'h1'),
    ...checkLinks(site),
    ...(await checkMarkup(site)),
    ...(await checkFiles(site, pictures)),
  ];
}

function checkUnique(pages: readonly Page[], what: string, is: (element: PageElement) => boolean): string[] {
  const textOf = ({ elements }: Page) => {
    const element = elements.find(is);
    return (element?.attributes['content'] ?? element?.text ?? '').trim();
  };
  return [...Map.groupBy(pages, textOf)].flatMap(([text, same]) => {
    if (text === '') return same.map(({ file }) => `${file}: ${what} mangler eller er tom.`);
    const [first, ...others] = same.map(({ file }) => file);
    return others.map((file) => `${file}: ${what} er den samme som i ${first}: «${text}»`);
  });
}
