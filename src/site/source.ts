/*
 * The sources of the view data: content as Astro's build reads it, and generated pictures.
 * Imported as `#site-source` (package.json): in the editor's build that is `src/rediger/preview/content.tsx`,
 * which exports the same names for the content in the form.
 */
export { getCollection } from 'astro:content';
export { getImage } from 'astro:assets';
export { currentContent } from '../content/current.ts';
