import type { Graph, ImageGallery, WebSite } from 'schema-dts';
import type { GalleryContent } from '../../view/projects.ts';
import { business, type BusinessFacts, businessId } from './business.ts';

/*
 * Structured data of the home page (schema.org, JSON-LD). It contains only what the page shows, and no
 * rating: search engines forbid a firm's rating of itself.
 */

type HomeFacts = BusinessFacts & { galleries: readonly { id: string; gallery: GalleryContent }[] };

/** The home page: the firm, the site, and a gallery for each project. */
export function homeGraph({ galleries, ...facts }: HomeFacts): Graph {
  const { site, firm } = facts;
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': new URL('/#nettsted', site).href,
    url: site.href,
    name: firm.name,
    inLanguage: 'nb',
    publisher: { '@id': businessId(site) },
  };
  const things = [business(facts), webSite, ...galleries.map((project) => imageGallery(site, project))];
  return { '@context': 'https://schema.org', '@graph': things };
}

function imageGallery(site: URL, { id, gallery }: HomeFacts['galleries'][number]): ImageGallery {
  return {
    '@type': 'ImageGallery',
    '@id': new URL(`/#prosjekt-${id}`, site).href,
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
