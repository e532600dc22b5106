import { defineCollection, type ImageFunction, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentFiles } from './content/loader.ts';
import { schemasWith } from './content/schema/files.ts';

/** Owners write `hero/0.jpg`; Astro resolves only paths that start with a dot. */
const pictureFile = (image: ImageFunction) =>
  z.preprocess((file) => (typeof file === 'string' ? `./${file}` : file), image());

type Schemas = ReturnType<typeof schemasWith<ReturnType<typeof pictureFile>>>;

/** A content file, or all `projects`. */
const from = <Name extends keyof Schemas>(name: Name) => ({
  loader: contentFiles(name),
  schema: ({ image }: SchemaContext): Schemas[Name] => schemasWith(pictureFile(image))[name],
});

/*
 * The content check has already parsed the content with the same schemas. Here they give the pages their
 * types and imported pictures.
 */
export const collections = {
  'firm.yaml': defineCollection(from('firm.yaml')),
  'pages.yaml': defineCollection(from('pages.yaml')),
  'hero.yaml': defineCollection(from('hero.yaml')),
  'about.yaml': defineCollection(from('about.yaml')),
  'services.yaml': defineCollection(from('services.yaml')),
  'projects.yaml': defineCollection(from('projects.yaml')),
  projects: defineCollection(from('projects')),
  'staff.yaml': defineCollection(from('staff.yaml')),
  'contact.yaml': defineCollection(from('contact.yaml')),
  'personvern.md': defineCollection(from('personvern.md')),
};
