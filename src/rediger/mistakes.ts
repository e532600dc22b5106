import { fileSchema } from '../content/schema/files.ts';
import type { FieldPath, Issue } from '../content/check/issue.ts';
import { type FieldSchema, groupOf } from '../content/schema/field-schema.ts';
import { fillKnown } from '../content/placeholders.ts';
import { textAt, valueAt } from '../content/values.ts';
import { fieldAt } from './form/formFields.ts';
import type { Values } from './values.ts';

/** A mistake in a field, as shown beside it. */
export function mistakeText({ code, found, expected }: Issue, schema: FieldSchema | undefined): string {
  if (code === 'empty') return 'Dette må fylles ut.';
  if (code === 'size' && schema?.type === 'string')
    return `Teksten er for lang: høyst ${schema.maxLength ?? 500} tegn.`;
  const belongs = schema?.hint || schema?.description || expected;
  if (schema?.type === 'array') return belongs;
  if (code === 'rule') return expected;
  return `Her står det ${found}. ${code === 'fact' ? expected : belongs}`;
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
  const { steps } = fieldAt(issue.file, value, issue.field);
  return `${fillKnown(steps, facts).join(' → ')}: ${mistakeIn(issue, value)}`;
}

/** The owner's name of a content file: `«Firmaet»`, or `prosjektet «Bad i skifer»`. */
export const fileTitle = (name: string, values: Values) =>
  name.startsWith('projects/')
    ? `prosjektet «${textAt(values[name], 'title') || 'uten navn'}»`
    : `«${fileSchema(name).label ?? name}»`;

/** `«Firmaet» → Adresse → Postnummer`: a field by its file and its path in it. */
export function placeOf([name, ...field]: FieldPath, values: Values): string {
  const file = String(name);
  return [fileTitle(file, values), ...fieldAt(file, values[file], field).steps.slice(1)].join(' → ');
}
