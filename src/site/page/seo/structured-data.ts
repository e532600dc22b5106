import type { Graph, ImageGallery, WebSite } from 'schema-dts';
import type { Project } from '../../view/projects.ts';
import { business, type BusinessFacts, businessId } from './business.ts';

/*
 * Structured data of the home page (schema.org, JSON-LD). It contains only what the page shows, and no
 * rating: search engines forbid a firm's rating of itself.
 */

type HomeFacts = BusinessFacts & { projects: readonly Pick<Project, 'id' | 'title' | 'main'>[] };

/** How many projects are described: about as many as the page shows before more are opened. */
const described = 10;

/** The home page: the firm, the site, and the first projects. */
export function homeGraph({ projects, ...facts }: HomeFacts): Graph {
  const { site, firm } = facts;
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': new URL('/#nettsted', site).href,
    url: site.href,
    name: firm.name,
    inLanguage: 'nb',
    publisher: { '@id': businessId(site) },
  };
  const galleries = projects.slice(0, described).map((project) => imageGallery(site, project));
  const things = [business(facts), webSite, ...galleries];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** A project by its main picture: the others would be a third of a page with many projects. */
function imageGallery(site: URL, { id, title, main }: HomeFacts['projects'][number]): ImageGallery {
  return {
    '@type': 'ImageGallery',
    '@id': new URL(`/#prosjekt-${id}`, site).href,
    name: title,
    image: {
      '@type': 'ImageObject',
      contentUrl: new URL(main.href, site).href,
      caption: main.picture.alt,
    },
  };
}

/** Text of a `<script>`, escaped so that nothing ends it (HTML, section 4.12.1.3). */
export const toScript = (data: Graph) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
