import { defineCollection, type ImageFunction, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentFiles } from './content/loader.ts';
import { schemasWith, singleFiles } from './content/schema/files.ts';

/** Owners write `hero/0.jpg`; Astro resolves only paths that start with a dot. */
const pictureFile = (image: ImageFunction) =>
  z.preprocess((file) => (typeof file === 'string' ? `./${file}` : file), image());

type Schemas = ReturnType<typeof schemasWith<ReturnType<typeof pictureFile>>>;

const from = <Name extends keyof Schemas>(name: Name) => ({
  loader: contentFiles(name),
  schema: ({ image }: SchemaContext): Schemas[Name] => schemasWith(pictureFile(image))[name],
});

/* The check has held the content against the same schemas before; here they give the pages their types and their pictures. */
export const collections = {
  firm: defineCollection(from('firm.yaml')),
  // Astro would publish the originals of its pictures, which no page shows (`site/share.ts`).
  pages: defineCollection({ loader: contentFiles('pages.yaml'), schema: singleFiles['pages.yaml'] }),
  hero: defineCollection(from('hero.yaml')),
  about: defineCollection(from('about.yaml')),
  services: defineCollection(from('services.yaml')),
  projectsSection: defineCollection(from('projects.yaml')),
  projects: defineCollection(from('projects')),
  staff: defineCollection(from('staff.yaml')),
  contact: defineCollection(from('contact.yaml')),
  privacy: defineCollection(from('personvern.md')),
};
