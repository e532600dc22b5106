import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { iconMeanings } from '../content/schema/icons.ts';
import { pictureField } from './pictures/form.ts';

/** What a schema in `src/content` may say about a field beside its rules. */
interface Meta {
  label?: string;
  description?: string;
  long?: boolean;
  isIcon?: boolean;
  isColour?: boolean;
  isLogo?: boolean;
  oneOf?: string;
  isProject?: boolean;
}

/** A schema without what only says that it may be missing, and whether it may. */
export function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; required: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return { inner: unwrap(schema.unwrap()).inner, required: false };
  }
  return { inner: schema, required: true };
}

/** The schema of a group of fields, which every content file is. */
export function groupOf(schema: z.core.$ZodType): z.ZodObject {
  const { inner } = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) throw new Error(`Not a group of fields: ${inner._zod.def.type}`);
  return inner;
}

/**
 * A content schema as fields of the editor's form: what the owner may write is said once, in `src/content/schema`.
 *
 * @throws Error for a field without a label, and for a schema that no field of the form can hold
 */
export const fieldsOf = (schema: z.core.$ZodType, without?: string): Field[] =>
  Object.entries(groupOf(schema).shape)
    .filter(([name]) => name !== without)
    .map(([name, inner]) => fieldOf(name, inner));

/** One field of a form. */
function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const { inner, required } = unwrap(schema);
  const meta = metaOf(schema);
  if (meta.label === undefined) throw new Error(`The field ${name} has no label: ${inner._zod.def.type}`);
  const field = { name, label: meta.label, required, hint: hintOf(meta, inner) };
  return { ...field, ...widgetOf(schema, inner, meta) } as Field;
}

/** What a schema says about itself, or about what it wraps. */
const metaOf = (schema: z.core.$ZodType) =>
  ({ ...z.globalRegistry.get(unwrap(schema).inner), ...z.globalRegistry.get(schema) }) as Meta;

/** The sentence of the schema without what only somebody needs who writes the file; none where one chooses. */
const hintOf = ({ description = '', isProject, isLogo }: Meta, inner: z.core.$ZodType) =>
  isProject || isLogo || inner instanceof z.ZodEnum || inner instanceof z.ZodObject
    ? ''
    : description.replaceAll(
        / \((?:true|false|kind|images|\[\]|\w+\.yaml)[^)]*\)|: \[\]|, i anførselstegn|'/g,
        '',
      );

function widgetOf(schema: z.core.$ZodType, inner: z.core.$ZodType, meta: Meta): object {
  if (meta.oneOf) return { widget: 'main-picture', among: meta.oneOf };
  const pictures = pictureField(inner);
  if (pictures) return pictures;
  if (meta.isColour) return { widget: 'color', allowInput: true };
  if (meta.isProject) return projectChoice;
  if (inner instanceof z.ZodEnum) {
    const nameOf = (value: string) =>
      meta.isIcon ? iconMeanings[value as keyof typeof iconMeanings] : value;
    return {
      widget: 'select',
      options: inner.options.map((value) => ({ value, label: nameOf(String(value)) })),
    };
  }
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)
    return { widget: meta.long ? 'text' : 'string', ...rulesOf(inner, meta.description) };
  if (inner instanceof z.ZodNumber)
    return { widget: 'number', value_type: 'int', ...given({ min: inner.minValue, max: inner.maxValue }) };
  if (inner instanceof z.ZodBoolean) {
    const missing = schema instanceof z.ZodDefault && schema.def.defaultValue === true;
    return { widget: 'boolean', required: false, default: missing };
  }
  if (inner instanceof z.ZodArray) return { widget: 'list', ...listOf(inner) };
  if (inner instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(inner) };
  throw new Error(`${meta.label}: a form has no field for the schema ${inner._zod.def.type}.`);
}

/** A project is chosen by what it is called, and written as the name of its folder. */
const projectChoice = {
  widget: 'relation',
  collection: 'projects',
  value_field: '{{slug}}',
  display_fields: ['title'],
  dropdown_threshold: 0,
};

/** The settings that are there: Sveltia takes no `undefined`. */
const given = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== null));

/** The rules of a text that the form can tell about while one writes; all others are told before it is saved. */
function rulesOf(schema: z.ZodString | z.ZodStringFormat, hint?: string): object {
  const pattern = patternOf(schema);
  const most = 'maxLength' in schema ? schema.maxLength : null;
  return {
    ...(pattern && { pattern: [pattern, hint] }),
    // A counter helps where the room is small; the other bounds no text that belongs there comes near.
    ...(most !== null && most <= 160 && { maxlength: most }),
  };
}

/** The pattern that a text must have: of its format, or of a rule of its own. */
function patternOf(schema: z.ZodString | z.ZodStringFormat): RegExp | undefined {
  if (schema instanceof z.ZodURL) return /^https:\/\/[^\s/]+\.\S+$/;
  const rules = [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)];
  return rules
    .flatMap((rule) => ('pattern' in rule && rule.pattern instanceof RegExp ? [rule.pattern] : []))
    .at(-1);
}

/** A list: of texts, of groups, or of groups of several kinds. */
function listOf(schema: z.ZodArray): object {
  const { min, max } = boundsOf(schema);
  // It is read in the middle of a sentence, «Legg til avsnitt».
  const label_singular = metaOf(schema.element).label?.replace(/^./, (first) => first.toLowerCase());
  const list = { ...given({ min, max, label_singular }), collapsed: true, required: (min ?? 0) > 0 };
  const { inner } = unwrap(schema.element);
  if (inner instanceof z.ZodObject) {
    return { ...list, fields: fieldsOf(inner), ...lookOf(Object.keys(inner.shape)) };
  }
  if (inner instanceof z.ZodUnion) {
    const typeKey = inner instanceof z.ZodDiscriminatedUnion ? inner.def.discriminator : 'kind';
    const types = inner.options.map((option) => kindOf(groupOf(option as z.core.$ZodType), typeKey));
    return { ...list, typeKey, types };
  }
  return { ...list, collapsed: false, field: fieldOf('value', schema.element) };
}

/** How few and how many items a list may have. */
function boundsOf(schema: z.ZodArray): { min?: number; max?: number } {
  const rules = (schema.def.checks ?? []).map((check) => check._zod.def as unknown as Record<string, number>);
  const bound = (name: string) => rules.find((rule) => name in rule)?.[name];
  return given({ min: bound('length') ?? bound('minimum'), max: bound('length') ?? bound('maximum') });
}

/** One of the kinds of group that a list may hold. */
function kindOf(option: z.ZodObject, typeKey: string) {
  const [name] = (option.shape[typeKey] as z.ZodLiteral | undefined)?.values ?? [
    Object.keys(option.shape).at(-1),
  ];
  return {
    name: String(name),
    label: metaOf(option).label,
    fields: fieldsOf(option, typeKey),
    summary: '{{title}}',
  };
}

/** How an item of a list looks when it is closed: by the field that says what it is, and its picture. */
function lookOf(names: string[]) {
  const title = ['title', 'name', 'alt', 'from', 'text'].find((name) => names.includes(name));
  return {
    ...(title && { summary: `{{${title}}}` }),
    ...(names.includes('file') && { thumbnail: 'file' }),
  };
}

/** The names in the form of the fields that lead to a place in a file, with places in lists counted from 1. */
export function labelsOf(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const { inner } = unwrap(schema);
  const { label } = metaOf(schema);
  const [step, ...rest] = path;
  const own = label === undefined ? [] : [label];
  if (typeof step === 'number' && inner instanceof z.ZodArray) {
    const [, ...below] = labelsOf(inner.element, rest);
    return [...own, String(step + 1), ...below];
  }
  const options = inner instanceof z.ZodUnion ? inner.options : [inner];
  const next = options.flatMap((option) =>
    option instanceof z.ZodObject ? [option.shape[String(step)]] : [],
  );
  const field = next.find((found) => found !== undefined) as z.core.$ZodType | undefined;
  return field ? [...own, ...labelsOf(field, rest)] : own;
}
