import { defineCollection, type ImageFunction } from 'astro:content';
import { z } from 'zod';
import { aboutSchema } from './content/schema/about.ts';
import { contactSchema } from './content/schema/contact.ts';
import { firmSchema } from './content/schema/firm.ts';
import { heroSchema } from './content/schema/hero.ts';
import { contentFiles } from './content/loader.ts';
import { pagesSchema } from './content/schema/pages.ts';
import { privacySchema } from './content/schema/privacy.ts';
import { projectSchema, projectsSchema } from './content/schema/projects.ts';
import { servicesSchema } from './content/schema/services.ts';
import { staffSchema } from './content/schema/staff.ts';

/** Owners write `hero/0.jpg`; Astro resolves only paths that start with a dot. */
const pictureFile = (image: ImageFunction) =>
  z.preprocess((file) => (typeof file === 'string' ? `./${file}` : file), image());

/* The check has held the content against the same schemas before; here they give the pages their types and their pictures. */
export const collections = {
  firm: defineCollection({ loader: contentFiles('firm.yaml'), schema: firmSchema }),
  pages: defineCollection({
    loader: contentFiles('pages.yaml'),
    schema: ({ image }) => pagesSchema(pictureFile(image)),
  }),
  hero: defineCollection({
    loader: contentFiles('hero.yaml'),
    schema: ({ image }) => heroSchema(pictureFile(image)),
  }),
  about: defineCollection({
    loader: contentFiles('about.yaml'),
    schema: ({ image }) => aboutSchema(pictureFile(image)),
  }),
  services: defineCollection({
    loader: contentFiles('services.yaml'),
    schema: ({ image }) => servicesSchema(pictureFile(image)),
  }),
  projectsSection: defineCollection({ loader: contentFiles('projects.yaml'), schema: projectsSchema }),
  projects: defineCollection({
    loader: contentFiles('projects'),
    schema: ({ image }) => projectSchema(pictureFile(image)),
  }),
  staff: defineCollection({
    loader: contentFiles('staff.yaml'),
    schema: ({ image }) => staffSchema(pictureFile(image)),
  }),
  contact: defineCollection({ loader: contentFiles('contact.yaml'), schema: contactSchema }),
  privacy: defineCollection({ loader: contentFiles('personvern.md'), schema: privacySchema }),
};
