import type { BreadcrumbList, Graph, ImageGallery, WebPage, WebSite } from 'schema-dts';
import type { GalleryContent } from '../site/projects.ts';
import { business, type BusinessFacts, businessId } from './business.ts';

/*
 * Structured data of the pages (schema.org, JSON-LD). It contains only what the page shows, and no rating:
 * search engines forbid a firm's rating of itself.
 */

type HomeFacts = BusinessFacts & { galleries: readonly { id: string; gallery: GalleryContent }[] };

/** The home page: the firm, the site, and a gallery for each project. */
export function homeGraph({ galleries, ...facts }: HomeFacts): Graph {
  const { site, firm } = facts;
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': webSiteId(site),
    url: site.href,
    name: firm.name,
    inLanguage: 'nb',
    publisher: { '@id': businessId(site) },
  };
  return graph([business(facts), webSite, ...galleries.map((project) => imageGallery(site, project))]);
}

type PageFacts = Record<'name' | 'path' | 'heading' | 'description', string> & { site: URL };

/** Any other page, with its breadcrumb. */
export function pageGraph({ site, name, path, heading, description }: PageFacts): Graph {
  const url = new URL(path, site).href;
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#sti`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name, item: site.href },
      { '@type': 'ListItem', position: 2, name: heading, item: url },
    ],
  };
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: heading,
    description,
    inLanguage: 'nb',
    isPartOf: { '@id': webSiteId(site) },
    about: { '@id': businessId(site) },
    breadcrumb: { '@id': `${url}#sti` },
  };
  return graph([page, breadcrumb]);
}

const graph = (things: Graph['@graph']): Graph => ({ '@context': 'https://schema.org', '@graph': things });

const webSiteId = (site: URL) => new URL('/#nettsted', site).href;

function imageGallery(site: URL, { id, gallery }: HomeFacts['galleries'][number]): ImageGallery {
  return {
    '@type': 'ImageGallery',
    '@id': new URL(`/#${id}`, site).href,
    name: gallery.title,
    image: gallery.pictures.map(({ full }) => ({
      '@type': 'ImageObject',
      contentUrl: new URL(full.src, site).href,
      caption: full.alt,
    })),
  };
}

/** Text of a `<script>`, escaped so that nothing ends it (HTML, section 4.12.1.3). */
export const toScript = (data: Graph) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
