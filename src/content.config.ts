import { defineCollection, type ImageFunction, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentFiles } from './content/loader.ts';
import { collectionFiles, schemasWith, singleFiles } from './content/schema/files.ts';

/** Owners write `hero/0.jpg`; Astro resolves only paths that start with a dot. */
const pictureFile = (image: ImageFunction) =>
  z.preprocess((file) => (typeof file === 'string' ? `./${file}` : file), image());

type Schemas = ReturnType<typeof schemasWith<ReturnType<typeof pictureFile>>>;

const from = <Name extends keyof typeof collectionFiles>(name: Name) => ({
  loader: contentFiles(collectionFiles[name]),
  schema: ({ image }: SchemaContext): Schemas[(typeof collectionFiles)[Name]] =>
    schemasWith(pictureFile(image))[collectionFiles[name]],
});

/*
 * The content check has already parsed the content with the same schemas. Here they give the pages their
 * types and imported pictures.
 */
export const collections = {
  firm: defineCollection(from('firm')),
  // Astro would publish the originals of its pictures, which no page shows (`site/share.ts`).
  pages: defineCollection({ ...from('pages'), schema: singleFiles['pages.yaml'] }),
  hero: defineCollection(from('hero')),
  about: defineCollection(from('about')),
  services: defineCollection(from('services')),
  projectsSection: defineCollection(from('projectsSection')),
  projects: defineCollection(from('projects')),
  staff: defineCollection(from('staff')),
  contact: defineCollection(from('contact')),
  privacy: defineCollection(from('privacy')),
} satisfies Record<keyof typeof collectionFiles, unknown>;
