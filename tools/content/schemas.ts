import { z } from 'zod';
import { aboutSchema } from '../../src/content/schema/about.ts';
import { brandSchema } from '../../src/content/schema/brand.ts';
import { contactSchema } from '../../src/content/schema/contact.ts';
import { firmSchema } from '../../src/content/schema/firm.ts';
import { heroSchema } from '../../src/content/schema/hero.ts';
import { pagesSchema } from '../../src/content/schema/pages.ts';
import { pictureFileDescription } from '../../src/content/schema/picture.ts';
import { privacySchema } from '../../src/content/schema/privacy.ts';
import { projectSchema, projectsSchema } from '../../src/content/schema/projects.ts';
import { servicesSchema } from '../../src/content/schema/services.ts';
import { staffSchema } from '../../src/content/schema/staff.ts';

/** A picture as the files have it: the name of its file. */
const pictureFile = z
  .string()
  .min(1)
  .meta({ label: 'Bilde', description: pictureFileDescription, isPicture: true });

/** The content files of which there is one, with their schemas, in the order that they are read in. */
export const singleFiles = {
  'firm.yaml': firmSchema,
  'pages.yaml': pagesSchema(pictureFile),
  'hero.yaml': heroSchema(pictureFile),
  'about.yaml': aboutSchema(pictureFile),
  'services.yaml': servicesSchema(pictureFile),
  'projects.yaml': projectsSchema,
  'staff.yaml': staffSchema,
  'contact.yaml': contactSchema,
  'personvern.md': privacySchema,
  'brand/brand.yaml': brandSchema,
};

export type SingleFile = keyof typeof singleFiles;

const project = projectSchema(pictureFile);

/** Schema of a content file by its name; every other file than the single ones is a project's. */
export const schemaOf = (name: string): z.ZodType =>
  name in singleFiles ? singleFiles[name as SingleFile] : project;
