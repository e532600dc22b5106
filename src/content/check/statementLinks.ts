import type { Tokens } from 'marked';
import { type Content, projectIdOf, shownProjects } from '../content.ts';
import { type Facts, fillMarkdown } from '../facts.ts';
import { headingsOf, pageIds, parseMarkdown } from '../markdown.ts';
import { parseUrl } from '../parseUrl.ts';
import { quote } from './issue.ts';

/** The address of the statement on the site. */
const statementPath = '/personvern';

/** The pages of a site by their paths, with the fragments of each as addresses spell them. */
interface Site {
  origin: string;
  pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What links in a statement may lead to: the pages of the site, and the ids that they will have. */
export function siteOf(statement: string, content: Content, facts: Facts): Site {
  const { firm } = facts;
  const { origin } = new URL(firm.website);
  const fragments = (ids: readonly string[]) => new Set(ids.map((id) => new URL(`#${id}`, origin).hash));
  const shared = firm.map ? pageIds : pageIds.filter((id) => !id.startsWith('samtykke'));
  const headings = [...headingsOf(parseMarkdown(fillMarkdown(statement, facts))).values()];
  const projects = shownProjects(content).map(({ name }) => `prosjekt-${projectIdOf(name)}`);
  const sections = [
    ...['hjem', 'om-oss', 'tjenester', 'ansatte', 'kontakt', 'skjema'],
    ...(projects.length > 0 ? ['prosjekter', ...projects] : []),
  ];
  const home = shared.filter((id) => id !== 'innhold-tittel');
  return {
    origin,
    pages: new Map([
      ['/', fragments([...home, ...sections])],
      [statementPath, fragments([...shared, ...headings.map(({ anchor }) => anchor)])],
    ]),
  };
}

/** What is wrong with a link within the site; the check of the built pages would find it too late. */
export function linkFault({ href }: Tokens.Link, { origin, pages }: Site) {
  const url = parseUrl(href, origin + statementPath);
  if (url?.origin !== origin) return undefined;
  const found = `en lenke til ${quote(href)}, som ikke finnes`;
  const fragments = pages.get(url.pathname);
  if (!fragments)
    return [
      found,
      'En side på nettstedet: / eller /personvern. Deler av forsiden er /#kontakt og lignende.',
    ] as const;
  if (url.hash === '' || fragments.has(url.hash)) return undefined;
  const expected =
    url.pathname === '/'
      ? 'En del av forsiden, for eksempel /#kontakt eller /#tjenester.'
      : '# og en overskrift på siden med små bokstaver og bindestreker, som #hva-vi-lagrer.';
  return [found, expected] as const;
}
