import type { SiteContent } from '../../content/siteContent.ts';
import type { Pictures } from './pictures.ts';

/** What the view functions make the pages' data from, in Astro's build and in the editor's preview. */
export interface Source {
  content: SiteContent;
  pictures: Pictures;
}
