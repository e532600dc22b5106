import { z } from 'zod';
import type { FieldPath } from '../check/issue.ts';
import { isGroup, valueAt } from '../values.ts';
import type { Claim } from './claims.ts';
import { schemaOf } from './files.ts';

/** What a field holds, where its type does not say it: decides how the form draws it and what the checks look for. */
export type FieldKind =
  | 'alt'
  | 'colour'
  | 'focus'
  | 'hours'
  | 'icon'
  | 'logo'
  | 'longText'
  | 'orgNumber'
  | 'person'
  | 'phone'
  | 'picture'
  | 'project'
  | 'time'
  | 'webAddress';

/** What a schema says of a field beside its rules. */
interface FieldMeta {
  /** The field's name in the form. */
  label?: string | undefined;
  /** What belongs in the field, for people who write the file: `check/` reports it. */
  description?: string | undefined;
  /** The same for the form, where the sentence for the file names what only the file has. */
  hint?: string | undefined;
  kind?: FieldKind | undefined;
  /** A fact that texts may name between braces, or a part of one: it may name no facts itself. */
  isFact?: boolean | undefined;
  /** The field that a list calls its items by. */
  isTitle?: boolean | undefined;
  /** It says nothing of a firm by itself, so it may be the same as in the example. */
  isGeneric?: boolean | undefined;
  /** What the value claims of the firm; a text of other fields is known by its words. */
  claim?: Claim | undefined;
  /** The list of pictures in the same file that this one is of. */
  among?: string | undefined;
  /** Pixels in width that a picture needs to be sharp where it is shown. */
  minWidth?: number | undefined;
  /** Width to height that a picture is cut to, or a focal point is for; 4:3 where it says nothing. */
  ratio?: number | undefined;
  /** The form has the field elsewhere, or not at all. */
  isHidden?: boolean | undefined;
}

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how Zod takes the type of `.meta()`
  interface GlobalMeta extends FieldMeta {}
}

/** A content schema as JSON Schema, with what it says of a field. */
export interface FieldSchema extends FieldMeta {
  type?: string;
  format?: string;
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

const known = new WeakMap<z.core.$ZodType, FieldSchema>();

/** What a schema says of a field. Cached: the conversion takes longer than a key press may. */
export function fieldSchema(schema: z.core.$ZodType): FieldSchema {
  const field = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
  known.set(schema, field);
  return field;
}

/** The schema of a content file by its name. */
export const fileSchema = (name: string) => fieldSchema(schemaOf(name));

/** The schema of the group that a value is: where several kinds may stand, the kind that it says it is. */
export const groupOf = (schema: FieldSchema, value: unknown): FieldSchema =>
  schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === valueAt(value, name),
    ),
  ) ?? schema;

/** A value that is neither list nor group, its place, and what the schema says of it and of the groups around it. */
export interface Leaf {
  value: unknown;
  field: FieldPath;
  schema: FieldSchema;
  isFact: boolean;
}

/** Every leaf of a file's content, in the order of the file; a field that the schema does not know has an empty schema. */
export function leavesOf(
  schema: FieldSchema,
  value: unknown,
  field: FieldPath = [],
  isFact = schema.isFact ?? false,
): Leaf[] {
  const inner = (part: FieldSchema = {}, key: string | number) =>
    leavesOf(part, valueAt(value, key), [...field, key], isFact || part.isFact);
  if (Array.isArray(value)) return value.flatMap((_, index) => inner(schema.items, index));
  if (!isGroup(value)) return [{ value, field, schema, isFact }];
  const { properties = {} } = groupOf(schema, value);
  return Object.keys(value).flatMap((key) => inner(properties[key], key));
}

/** The names in the form of the fields that lead to a place in a file, with places in lists counted from 1. */
export function labelsOf(schema: FieldSchema, path: FieldPath): string[] {
  const [step, ...rest] = path;
  const own = schema.label === undefined ? [] : [schema.label];
  if (typeof step === 'number' && schema.items)
    return [...own, String(step + 1), ...labelsOf(schema.items, rest).slice(1)];
  const groups = [schema, ...(schema.oneOf ?? [])];
  const field = groups.map(({ properties }) => properties?.[String(step)]).find(Boolean);
  return field ? [...own, ...labelsOf(field, rest)] : own;
}
