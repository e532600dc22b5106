import { z } from 'zod';
import { aboutSchema } from './about.ts';
import { brandSchema } from './brand.ts';
import { contactSchema } from './contact.ts';
import { type FieldSchema, kindOf } from './field-schema.ts';
import { firmSchema } from './firm.ts';
import { heroSchema } from './hero.ts';
import { pagesSchema, privacySchema } from './pages.ts';
import { hiddenProjectSchema, projectSchema, projectsSchema } from './projects.ts';
import { servicesSchema } from './services.ts';
import { staffSchema } from './staff.ts';
import { valueAt } from '../values.ts';

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

/** Schemas of the files that exist once, by name; a project has a file each. */
export const singleFiles: Readonly<Record<string, z.ZodType>> = single;

/** Schema of a content file by its name; a file that is not a single one is a project's. */
const schemaOf = (name: string): z.ZodType => singleFiles[name] ?? projects;

/** The schema that the value of a file must fit. */
export const schemaFor = (name: string, value: unknown): z.ZodType =>
  singleFiles[name] ?? (valueAt(value, 'hidden') === true ? hiddenProjectSchema : projects);

const cache = new WeakMap<z.core.$ZodType, FieldSchema>();

/** The JSON Schema of a field, with kinds. Cached: the conversion is slow. */
function fieldSchema(schema: z.core.$ZodType): FieldSchema {
  const known = cache.get(schema);
  if (known) return known;
  // Zod copies the metadata into its JSON Schema untyped.
  const override = ({ jsonSchema }: { jsonSchema: object }) => {
    const field = jsonSchema as FieldSchema;
    field.kind = kindOf(field);
  };
  const field: object = z.toJSONSchema(schema, { io: 'input', override });
  cache.set(schema, field as FieldSchema);
  return field as FieldSchema;
}

/** Names of the content files that are not a project's, in reading order. */
export const singleFileNames = Object.keys(singleFiles);

/** The schema of a content file by its name. */
export const fileSchema = (name: string) => fieldSchema(schemaOf(name));
