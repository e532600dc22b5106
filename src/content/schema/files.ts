import { z } from 'zod';
import { aboutSchema } from './about.ts';
import { brandSchema } from './brand.ts';
import { contactSchema } from './contact.ts';
import { firmSchema } from './firm.ts';
import { heroSchema } from './hero.ts';
import { pagesSchema } from './pages.ts';
import { pictureFileDescription } from './picture.ts';
import { privacySchema } from './privacy.ts';
import { projectSchema, projectsSchema } from './projects.ts';
import { servicesSchema } from './services.ts';
import { staffSchema } from './staff.ts';

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
  'staff.yaml': staffSchema(pictureFile),
  'contact.yaml': contactSchema,
  'personvern.md': privacySchema,
  'brand/brand.yaml': brandSchema,
};

export type SingleFile = keyof typeof singleFiles;

const project = projectSchema(pictureFile);

/** Schema of a content file by its name; every other file than the single ones is a project's. */
export const schemaOf = (name: string): z.ZodType =>
  name in singleFiles ? singleFiles[name as SingleFile] : project;
