import { z } from 'zod';

/** What a form shows of a field, whatever it holds. */
interface Field {
  /** The field's name, in Norwegian. */
  label: string;
  /** The schema's own sentence about the field. */
  help?: string | undefined;
  required: boolean;
  schema: z.core.$ZodType;
}

export interface TextNode extends Field {
  kind: 'text';
  /** A few signs of a fixed form, one line, a paragraph, or a whole Markdown text. */
  size: 'short' | 'line' | 'paragraph' | 'markdown';
}

export interface NumberNode extends Field {
  kind: 'number';
  min: number;
  max: number;
}

export interface SwitchNode extends Field {
  kind: 'switch';
  /** What the site takes a missing value for. */
  whenMissing: boolean;
}

export interface ChoiceNode extends Field {
  kind: 'choice';
  options: readonly string[];
  /** The options are names of icons. */
  isIcon: boolean;
}

export interface PictureNode extends Field {
  kind: 'picture';
  isLogo: boolean;
  /** The list beside this field whose pictures it chooses among. */
  oneOf?: string | undefined;
}

/** The focal point of a picture, in per cent. */
export interface FocusNode extends Field {
  kind: 'focus';
}

export interface GroupNode extends Field {
  kind: 'group';
  fields: Readonly<Record<string, FormNode>>;
}

export interface ListNode extends Field {
  kind: 'list';
  element: FormNode;
  min: number;
  max: number;
}

/** One of several groups. */
export interface VariantsNode extends Field {
  kind: 'variants';
  options: readonly GroupNode[];
}

/** A field of a form, made from a field of a content schema. */
export type FormNode =
  | TextNode
  | NumberNode
  | SwitchNode
  | ChoiceNode
  | PictureNode
  | FocusNode
  | GroupNode
  | ListNode
  | VariantsNode;

/** What a schema in `src/content` may say about a field beside its rules. */
interface Meta {
  label?: string;
  description?: string;
  long?: boolean;
  isIcon?: boolean;
  isPicture?: boolean;
  isLogo?: boolean;
  isFocus?: boolean;
  oneOf?: string;
  whenMissing?: boolean;
}

/**
 * Reads a content schema as a form.
 *
 * @throws Error for a field without a label, and for a schema that no field of the form can hold
 */
export function readSchema(schema: z.core.$ZodType, required = true): FormNode {
  if (schema instanceof z.ZodOptional) return readSchema(schema.unwrap(), false);
  const { label, description: help, ...meta } = (z.globalRegistry.get(schema) ?? {}) as Meta;
  if (label === undefined)
    throw new Error(`A field of the content has no label: ${help ?? schema._zod.def.type}`);
  const field = { label, help, required, schema };
  if (meta.isFocus) return { ...field, kind: 'focus' };
  if (meta.isPicture) return { ...field, kind: 'picture', isLogo: meta.isLogo ?? false, oneOf: meta.oneOf };
  if (schema instanceof z.ZodEnum) {
    return { ...field, kind: 'choice', options: schema.options.map(String), isIcon: meta.isIcon ?? false };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return {
      ...field,
      kind: 'text',
      size: meta.long ? 'paragraph' : schema instanceof z.ZodString && schema.format ? 'short' : 'line',
    };
  }
  if (schema instanceof z.ZodNumber) {
    return { ...field, kind: 'number', min: schema.minValue ?? -Infinity, max: schema.maxValue ?? Infinity };
  }
  if (schema instanceof z.ZodBoolean)
    return { ...field, kind: 'switch', whenMissing: meta.whenMissing ?? false };
  return readCompound(schema, field);
}

function readCompound(schema: z.core.$ZodType, field: Field): FormNode {
  if (!field.required) throw new Error(`${field.label}: a form cannot leave a group or a list out.`);
  if (schema instanceof z.ZodArray) {
    return { ...field, kind: 'list', element: readSchema(schema.element), ...lengths(schema) };
  }
  if (schema instanceof z.ZodUnion) {
    return { ...field, kind: 'variants', options: schema.options.map((option) => readGroup(option)) };
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, inner]) => [key, readSchema(inner)] as const);
    return { ...field, kind: 'group', fields: Object.fromEntries(fields) };
  }
  throw new Error(`${field.label}: a form has no field for the schema ${schema._zod.def.type}.`);
}

/** Reads a schema that is known to be an object. */
export function readGroup(schema: z.core.$ZodType): GroupNode {
  const node = readSchema(schema);
  if (node.kind !== 'group') throw new Error(`${node.label}: not a group of fields.`);
  return node;
}

/** How few and how many items a list may have. */
function lengths(schema: z.ZodArray): { min: number; max: number } {
  let [min, max] = [0, Infinity];
  for (const { _zod: check } of schema.def.checks ?? []) {
    const { def } = check;
    if (def.check === 'length_equals') min = max = (def as z.core.$ZodCheckLengthEqualsDef).length;
    if (def.check === 'min_length') min = (def as z.core.$ZodCheckMinLengthDef).minimum;
    if (def.check === 'max_length') max = (def as z.core.$ZodCheckMaxLengthDef).maximum;
  }
  return { min, max };
}
