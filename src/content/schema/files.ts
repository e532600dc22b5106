import { z } from 'zod';
import { aboutSchema } from './about.ts';
import { brandSchema } from './brand.ts';
import { contactSchema } from './contact.ts';
import type { FieldSchema } from './field-schema.ts';
import { firmSchema } from './firm.ts';
import { heroSchema } from './hero.ts';
import { pagesSchema, privacySchema } from './pages.ts';
import { projectSchema, projectsSchema } from './projects.ts';
import { servicesSchema } from './services.ts';
import { staffSchema } from './staff.ts';

/** Schemas of the content files in reading order. */
export const schemas = {
  'firm.yaml': firmSchema,
  'pages.yaml': pagesSchema,
  'hero.yaml': heroSchema,
  'about.yaml': aboutSchema,
  'services.yaml': servicesSchema,
  'projects.yaml': projectsSchema,
  'staff.yaml': staffSchema,
  'contact.yaml': contactSchema,
  'personvern.md': privacySchema,
  'brand/brand.yaml': brandSchema,
  projects: projectSchema,
};

const { projects, ...single } = schemas;

/** What the schema of each content file returns. */
export type Fields = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

/** Schemas of the files that exist once, by name; a project has a file each. */
const singleFiles: Readonly<Record<string, z.ZodType>> = single;

/** Names of the files that exist once, in reading order. */
export const singleFileNames: readonly string[] = Object.keys(single);

/** True for the name of a file that exists once. */
export const isSingleFile = (name: string) => Object.hasOwn(single, name);

/** Schema of a content file by its name. Any file that is not one of the single ones is a project's. */
export const schemaOf = (name: string): z.ZodType => singleFiles[name] ?? projects;

const cache = new WeakMap<z.core.$ZodType, FieldSchema>();

/** The JSON Schema of a content file by its name, with the metadata of its fields. Cached: it is slow. */
export function fileSchema(name: string): FieldSchema {
  const schema = schemaOf(name);
  const cached = cache.get(schema);
  if (cached) return cached;
  // Zod copies the metadata into its JSON Schema without its type.
  const jsonSchema = z.toJSONSchema(schema, { io: 'input' }) as object as FieldSchema;
  cache.set(schema, jsonSchema);
  return jsonSchema;
}
