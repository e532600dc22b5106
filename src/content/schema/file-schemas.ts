import { z } from 'zod';
import type { FieldSchema } from './field-schema.ts';
import { schemaOf, singleFiles } from './files.ts';

const cache = new WeakMap<z.core.$ZodType, FieldSchema>();

/** The JSON Schema of a field. Cached: the conversion is slow. */
export function fieldSchema(schema: z.core.$ZodType): FieldSchema {
  // The cast adds the metadata, which Zod copies into its JSON Schema untyped.
  const field = cache.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
  cache.set(schema, field);
  return field;
}

/** Names of the content files that are not a project's, in reading order. */
export const singleFileNames = Object.keys(singleFiles);

/** The schema of a content file by its name. */
export const fileSchema = (name: string) => fieldSchema(schemaOf(name));
