import { z } from 'zod';
import { schemaOf } from '../content/schema/files.ts';
import { valueAt } from '../content/values.ts';

/** A content schema as JSON Schema, with what `src/content/schema` says of a field beside its rules. */
export interface FieldSchema {
  label?: string;
  description?: string;
  long?: boolean;
  isColour?: boolean;
  isFocus?: boolean;
  isIcon?: boolean;
  isLogo?: boolean;
  isPicture?: boolean;
  isProject?: boolean;
  /** The list of pictures in the same file that this one is of. */
  among?: string;
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  /** Tells a kind of group from the others. */
  const?: string;
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  /** The kinds of group that this may be. */
  oneOf?: FieldSchema[];
}

/** What a schema says of a field. */
export const formSchema = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;

/** The schema of a content file by its name. */
export const fileSchema = (name: string) => formSchema(schemaOf(name));

/** The schema of the group that a value is: where several kinds may stand, the kind that it says it is. */
export const groupOf = (schema: FieldSchema, value: unknown): FieldSchema =>
  schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === valueAt(value, name),
    ),
  ) ?? schema;

/** The names in the form of the fields that lead to a place in a file, with places in lists counted from 1. */
export function labelsOf(schema: FieldSchema, path: readonly (string | number)[]): string[] {
  const [step, ...rest] = path;
  const own = schema.label === undefined ? [] : [schema.label];
  if (typeof step === 'number' && schema.items)
    return [...own, String(step + 1), ...labelsOf(schema.items, rest).slice(1)];
  const groups = [schema, ...(schema.oneOf ?? [])];
  const field = groups.map(({ properties }) => properties?.[String(step)]).find(Boolean);
  return field ? [...own, ...labelsOf(field, rest)] : own;
}
