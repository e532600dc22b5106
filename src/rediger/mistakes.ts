import { fileSchema } from '../content/schema/files.ts';
import type { FieldPath, Issue } from '../content/check/issue.ts';
import { type FieldSchema, groupOf, labelsOf } from '../content/schema/field-schema.ts';
import { fillKnown } from '../content/placeholders.ts';
import { textAt, valueAt } from '../content/values.ts';
import { itemTitle } from './form/items.ts';
import type { Values } from './values.ts';

/** A mistake in a field, as shown beside it. */
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

/** The day of a mistake in the opening hours. */
const dayOf = ({ file, field: [list, line] }: Issue, value: unknown): string =>
  line !== undefined && fileSchema(file).properties?.[String(list)]?.kind === 'hours'
    ? textAt(value, String(list), line, 'from')
    : '';

/** The form field that shows a mistake; opening hours have a field for each day. */
export function fieldOf(issue: Issue, value: unknown): FieldPath {
  const day = dayOf(issue, value);
  return day ? [...issue.field.slice(0, 1), day] : issue.field;
}

/** The sentence of a mistake; in the opening hours it begins with the day. */
export function mistakeIn(issue: Issue, value: unknown): string {
  const text = mistakeText(issue, schemaAt(fileSchema(issue.file), value, issue.field));
  const day = dayOf(issue, value);
  return day
    ? `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

/** `Ansatte → Ola Nordmann → Telefon: Her …`: a mistake with its path, for use away from its field. */
export function sentenceOf(issue: Issue, values: Values, facts?: Record<string, string>): string {
  const value = values[issue.file];
  const [file = '', ...steps] = stepsTo(fileSchema(issue.file), value, issue.field);
  const project = issue.file.startsWith('projects/') && (textAt(value, 'title') || 'Uten navn');
  return `${fillKnown([project || file, ...steps], facts).join(' → ')}: ${mistakeIn(issue, value)}`;
}

/** The path of a field as labels, with list items by their titles. */
function stepsTo(schema: FieldSchema, value: unknown, [step, ...rest]: FieldPath): string[] {
  const own = schema.label === undefined ? [] : [schema.label];
  const inner = step !== undefined && schema.kind !== 'hours' && schemaAt(schema, value, [step]);
  if (!inner) return own;
  const part = valueAt(value, step);
  const below = stepsTo(inner, part, rest);
  if (typeof step !== 'number') return [...own, ...below];
  const name = itemTitle(inner, part, step);
  // An item's title identifies it better than the label of its list.
  return [...(name && inner.type !== 'string' ? [] : own), ...(name ? [name] : []), ...below.slice(1)];
}

/** The owner's name of a content file: `«Firmaet»`, or `prosjektet «Bad i skifer»`. */
export const fileTitle = (name: string, values: Values) =>
  name.startsWith('projects/')
    ? `prosjektet «${textAt(values[name], 'title') || 'uten navn'}»`
    : `«${fileSchema(name).label ?? name}»`;

/** `«Firmaet» → Adresse → Postnummer`: a field by its file and its path in it. */
export const placeOf = ([file, ...field]: FieldPath, values: Values) =>
  [fileTitle(String(file), values), ...labelsOf(fileSchema(String(file)), field).slice(1)].join(' → ');
