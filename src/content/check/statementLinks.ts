import type { Tokens } from 'marked';
import { type Content, readProjectId, shownProjectFiles } from '../content.ts';
import { type Facts, fillMarkdown } from '../facts.ts';
import { readHeadings, pageIds, parseMarkdown } from '../markdown.ts';
import { parseUrl } from '../parseUrl.ts';
import { type Fault, quote } from './issue.ts';

/** The address of the statement on the site. */
const statementPath = '/personvern';

/** Where links within the site may lead. */
interface LinkTargets {
  origin: string;
  /** The pages by their paths, each with its fragments, as addresses spell them. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The pages that the site of this content will have, and their fragments. */
export function findLinkTargets(statement: string, content: Content, facts: Facts): LinkTargets {
  const { firm } = facts;
  const { origin } = new URL(firm.website);
  const fragments = (ids: readonly string[]) => new Set(ids.map((id) => new URL(`#${id}`, origin).hash));
  const shared = firm.map ? pageIds : pageIds.filter((id) => !id.startsWith('samtykke'));
  const headings = [...readHeadings(parseMarkdown(fillMarkdown(statement, facts))).values()];
  const projects = shownProjectFiles(content).map(({ name }) => `prosjekt-${readProjectId(name)}`);
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

/** What is wrong with a link within the site. The editor needs to know it before there are built pages. */
export function linkFault({ href }: Tokens.Link, { origin, pages }: LinkTargets): Fault | undefined {
  const url = parseUrl(href, origin + statementPath);
  if (url?.origin !== origin) return undefined;
  const found = `en lenke til ${quote(href)}, som ikke finnes`;
  const fragments = pages.get(url.pathname);
  if (!fragments)
    return {
      found,
      expected: 'En side på nettstedet: / eller /personvern. Deler av forsiden er /#kontakt og lignende.',
    };
  if (url.hash === '' || fragments.has(url.hash)) return undefined;
  const expected =
    url.pathname === '/'
      ? 'En del av forsiden, for eksempel /#kontakt eller /#tjenester.'
      : '# og en overskrift på siden med små bokstaver og bindestreker, som #hva-vi-lagrer.';
  return { found, expected };
}
