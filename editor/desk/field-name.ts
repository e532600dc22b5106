import { z } from 'zod';
import type { FieldPath } from '../../tools/content/mistake.ts';
import { schemaOf } from '../../tools/content/schemas.ts';

/** What a form is called: `Firmaet`, `Toppen av forsiden`. */
export const formName = (file: string): string => labelOf(schemaOf(file)) ?? file;

/**
 * A field as the owner knows it from the form, its place in a list counted from 1: `Ansatt 2 → Telefon`. What no form
 * has is called what the file calls it.
 */
export function fieldName(file: string, field: FieldPath): string {
  const names: string[] = [];
  let schema: z.core.$ZodType | undefined = schemaOf(file);
  for (const step of field) {
    schema = enter(schema, step);
    if (typeof step === 'number') {
      const list = names.pop();
      const name = isGroupOf(schema) ? (labelOf(schema) ?? list) : list;
      names.push(`${name ?? 'Nummer'} ${step + 1}`);
    } else {
      names.push(labelOf(schema) ?? (step === 'body' ? 'Teksten' : step));
    }
  }
  return names.join(' → ');
}

function enter(schema: z.core.$ZodType | undefined, step: string | number): z.core.$ZodType | undefined {
  const outer = unwrap(schema);
  if (outer instanceof z.ZodArray) return outer.element;
  if (outer instanceof z.ZodObject) return outer.shape[step] as z.core.$ZodType | undefined;
  if (outer instanceof z.ZodUnion) {
    return outer.options.map((option) => enter(option, step)).find((inner) => inner !== undefined);
  }
  return undefined;
}

/** An item of several fields goes by its own name, a plain text by the name of its list. */
const isGroupOf = (schema: z.core.$ZodType | undefined) =>
  unwrap(schema) instanceof z.ZodObject || unwrap(schema) instanceof z.ZodUnion;

const unwrap = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;

function labelOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (!schema) return undefined;
  const outer = z.globalRegistry.get(schema)?.['label'];
  const label = outer ?? z.globalRegistry.get(unwrap(schema)!)?.['label'];
  return typeof label === 'string' && label !== '' ? label : undefined;
}
