import type { FieldPath } from '../check/issue.ts';
import { isGroup, textAt, valueAt } from '../values.ts';

/** Purpose of a field beyond its type: how the form draws it and what the checks look for. */
type FieldKind =
  | ('alt' | 'colour' | 'date' | 'focus' | 'hours' | 'icon' | 'logo' | 'longText' | 'orgNumber' | 'person')
  | ('phone' | 'picture' | 'project' | 'time' | 'webAddress');

/** Metadata of a field (`.meta()`). */
interface FieldMeta {
  /** Name in the form. */
  label?: string | undefined;
  /** What belongs in the field: the message of the content check. */
  description?: string | undefined;
  /** Help text under the label in the form; empty where the label is enough. */
  hint?: string | undefined;
  kind?: FieldKind | undefined;
  /** A fact, or part of one, that texts may name between braces. It may contain no placeholders. */
  isFact?: boolean | undefined;
  /** A name, which begins with a capital letter. */
  isCapitalised?: boolean | undefined;
  /** The field that identifies an item of a list. */
  isTitle?: boolean | undefined;
  /** The list of pictures in the same file that this one is chosen from. */
  among?: string | undefined;
  /** File types of a picture, where they are not those of its kind. */
  types?: readonly string[] | undefined;
  /** Least width of a picture, in pixels; a drawing has none. */
  minWidth?: number | undefined;
  /** Values of other fields of its group with which the field applies; with others it is left out. */
  onlyFor?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Labels of the values of an `enum` in the form. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Width to height that a picture is cropped to; default 4:3. */
  ratio?: number | undefined;
  /** The picture is not cropped to it, but fills the window around its focal point (`object-position`). */
  fillsWindow?: boolean | undefined;
  /** Not shown with the other fields of the form. */
  isHidden?: boolean | undefined;
}

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Zod's way to type `.meta()`
  interface GlobalMeta extends FieldMeta {}
}

/** A content schema as JSON Schema, with its metadata. */
export interface FieldSchema extends FieldMeta {
  type?: string;
  format?: string;
  maxLength?: number;
  enum?: string[];
  /** Discriminator of a union. */
  const?: string;
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  oneOf?: FieldSchema[];
}

/** The schema of a group; of a union, the member that the discriminator of the value selects. */
export const groupOf = (schema: FieldSchema, value: unknown): FieldSchema =>
  schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === valueAt(value, name),
    ),
  ) ?? schema;

/** The schema of a field by its place in a file. */
export function schemaAt(schema: FieldSchema, value: unknown, field: FieldPath): FieldSchema | undefined {
  const [step, ...rest] = field;
  if (step === undefined) return schema;
  const inner = typeof step === 'number' ? schema.items : groupOf(schema, value).properties?.[step];
  return inner && schemaAt(inner, valueAt(value, step), rest);
}

/** True if a field applies to a group with this value. */
export const applies = ({ onlyFor = {} }: FieldSchema, group: unknown): boolean =>
  Object.entries(onlyFor).every(([name, values]) => values.includes(textAt(group, name)));

/** A value that is neither list nor group, with its path and schema; `isFact` is inherited from parents. */
export interface Leaf {
  value: unknown;
  field: FieldPath;
  schema: FieldSchema;
  isFact: boolean;
}

/** Every leaf of a value, in order; an unknown field has an empty schema. */
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
