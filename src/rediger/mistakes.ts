import { fileSchema } from '#file-schemas';
import type { FieldPath, Issue } from '../content/check/issue.ts';
import { type FieldSchema, groupOf, labelsOf } from '../content/schema/field-schema.ts';
import { textAt, valueAt } from '../content/values.ts';
import type { Values } from './values.ts';

/** What is wrong in a field, as the owner reads it beside the field. */
export function mistakeText({ code, found, expected, hint }: Issue, schema: FieldSchema | undefined): string {
  const belongs = hint ?? (schema?.hint || schema?.description || expected);
  if (code === 'empty') return 'Dette må fylles ut.';
  if (code === 'size' && schema?.type === 'string')
    return `Teksten er for lang: høyst ${schema.maxLength ?? 500} tegn.`;
  if (code === 'rule' || schema?.type === 'array') return belongs;
  return code === 'fact' ? `Her står det ${found}. ${expected}` : `Her står det ${found}. ${belongs}`;
}

/** The schema of a field by its place in a file. */
export function schemaAt(schema: FieldSchema, value: unknown, field: FieldPath): FieldSchema | undefined {
  const [step, ...rest] = field;
  if (step === undefined) return schema;
  const inner = typeof step === 'number' ? schema.items : groupOf(schema, value).properties?.[step];
  return inner && schemaAt(inner, valueAt(value, step), rest);
}

/** `Ansatte → 2 → Telefon: Her står det …`: a mistake with its place, for where its field is not in view. */
export function sentenceOf(issue: Issue, values: Values): string {
  const schema = fileSchema(issue.file);
  const text = mistakeText(issue, schemaAt(schema, values[issue.file], issue.field));
  return `${labelsOf(schema, issue.field).join(' → ')}: ${text}`;
}

/** What the owner calls a content file: `«Firmaet»`, or `prosjektet «Bad i skifer»`. */
export const fileTitle = (name: string, values: Values) =>
  name.startsWith('projects/')
    ? `prosjektet «${textAt(values[name], 'title') || 'uten navn'}»`
    : `«${fileSchema(name).label ?? name}»`;

/** `«Firmaet» → Adresse → Postnummer`: a field by its file and its place there. */
export const placeOf = ([file, ...field]: FieldPath, values: Values) =>
  [fileTitle(String(file), values), ...labelsOf(fileSchema(String(file)), field).slice(1)].join(' → ');
