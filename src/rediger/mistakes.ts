import { fileSchema } from '../content/schema/file-schemas.ts';
import type { FieldPath, Issue } from '../content/check/issue.ts';
import { type FieldSchema, groupOf, labelsOf } from '../content/schema/field-schema.ts';
import { fillKnown } from '../content/placeholders.ts';
import { textAt, valueAt } from '../content/values.ts';
import { itemTitle } from './form/items.ts';
import type { Values } from './values.ts';

/** What is wrong in a field, as the owner reads it beside the field. */
export function mistakeText({ code, found, expected, hint }: Issue, schema: FieldSchema | undefined): string {
  const belongs = hint ?? (schema?.hint || schema?.description || expected);
  if (code === 'empty') return 'Dette må fylles ut.';
  if (code === 'size' && schema?.type === 'string')
    return `Teksten er for lang: høyst ${schema.maxLength ?? 500} tegn.`;
  if (code === 'rule' || hint !== undefined || schema?.type === 'array') return belongs;
  return code === 'fact' ? `Her står det ${found}. ${expected}` : `Her står det ${found}. ${belongs}`;
}

/** The schema of a field by its place in a file. */
export function schemaAt(schema: FieldSchema, value: unknown, field: FieldPath): FieldSchema | undefined {
  const [step, ...rest] = field;
  if (step === undefined) return schema;
  const inner = typeof step === 'number' ? schema.items : groupOf(schema, value).properties?.[step];
  return inner && schemaAt(inner, valueAt(value, step), rest);
}

/** The day that a mistake in the opening hours is about. */
const dayOf = ({ file, field: [list, line] }: Issue, value: unknown): string =>
  line !== undefined && fileSchema(file).properties?.[String(list)]?.kind === 'hours'
    ? textAt(value, String(list), line, 'from')
    : '';

/** The field of the form that a mistake is shown at; the form has opening hours day by day. */
export function fieldOf(issue: Issue, value: unknown): FieldPath {
  const day = dayOf(issue, value);
  return day ? [...issue.field.slice(0, 1), day] : issue.field;
}

/** What is wrong in a field of a file, after the day where it is one of the opening hours. */
export function mistakeIn(issue: Issue, value: unknown): string {
  const text = mistakeText(issue, schemaAt(fileSchema(issue.file), value, issue.field));
  const day = dayOf(issue, value);
  return day
    ? `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

/** `Ansatte → Ola Nordmann → Telefon: Her …`: a mistake and its place, for where its field is not in view. */
export function sentenceOf(issue: Issue, values: Values, facts?: Record<string, string>): string {
  const value = values[issue.file];
  const [file = '', ...steps] = stepsTo(fileSchema(issue.file), value, issue.field);
  const project = issue.file.startsWith('projects/') && (textAt(value, 'title') || 'Uten navn');
  return `${fillKnown([project || file, ...steps], facts).join(' → ')}: ${mistakeIn(issue, value)}`;
}

/** A field as people find it: by labels, and items of a list by their titles. */
function stepsTo(schema: FieldSchema, value: unknown, [step, ...rest]: FieldPath): string[] {
  const own = schema.label === undefined ? [] : [schema.label];
  const inner = step !== undefined && schema.kind !== 'hours' && schemaAt(schema, value, [step]);
  if (!inner) return own;
  const part = valueAt(value, step);
  const below = stepsTo(inner, part, rest);
  if (typeof step !== 'number') return [...own, ...below];
  const name = itemTitle(inner, part, step);
  // The title of an item says more than the label of its list.
  return [...(name && inner.type !== 'string' ? [] : own), ...(name ? [name] : []), ...below.slice(1)];
}

/** What the owner calls a content file: `«Firmaet»`, or `prosjektet «Bad i skifer»`. */
export const fileTitle = (name: string, values: Values) =>
  name.startsWith('projects/')
    ? `prosjektet «${textAt(values[name], 'title') || 'uten navn'}»`
    : `«${fileSchema(name).label ?? name}»`;

/** `«Firmaet» → Adresse → Postnummer`: a field by its file and its place there. */
export const placeOf = ([file, ...field]: FieldPath, values: Values) =>
  [fileTitle(String(file), values), ...labelsOf(fileSchema(String(file)), field).slice(1)].join(' → ');
