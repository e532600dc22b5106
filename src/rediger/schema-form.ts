import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { iconMeanings } from '../content/schema/icons.ts';
import { pictureField } from './pictures/form.ts';
import { boundsOf, given, groupOf, type Meta, metaOf, patternOf, unwrap } from './schema.ts';

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
  const title = ['name', 'title', 'alt', 'from', 'text'].find((name) => names.includes(name));
  return {
    ...(title && { summary: `{{${title}}}` }),
    ...(names.includes('file') && { thumbnail: 'file' }),
  };
}
