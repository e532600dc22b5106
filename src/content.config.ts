import { defineCollection, type ImageFunction } from 'astro:content';
import { z } from 'zod';
import { contentFiles } from './content/loader.ts';
import { schemasWith } from './content/schema/files.ts';

/** Owners write `hero/0.jpg`; Astro resolves only paths that start with a dot. */
const pictureFile = (image: ImageFunction) =>
  z.preprocess((file) => (typeof file === 'string' ? `./${file}` : file), image());

type Schemas = ReturnType<typeof schemasWith<ReturnType<typeof pictureFile>>>;

const collection = <Name extends keyof Schemas>(name: Name) =>
  defineCollection({
    loader: contentFiles(name),
    schema: ({ image }): Schemas[Name] => schemasWith(pictureFile(image))[name],
  });

/* The check has held the content against the same schemas before; here they give the pages their types and their pictures. */
export const collections = {
  firm: collection('firm.yaml'),
  pages: collection('pages.yaml'),
  hero: collection('hero.yaml'),
  about: collection('about.yaml'),
  services: collection('services.yaml'),
  projectsSection: collection('projects.yaml'),
  projects: collection('projects'),
  staff: collection('staff.yaml'),
  contact: collection('contact.yaml'),
  privacy: collection('personvern.md'),
};
