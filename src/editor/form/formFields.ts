import type { FieldPath } from '../../content/check/issue.ts';
import { applies, type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { fileSchema, singleFileNames } from '../../content/schema/files.ts';
import { sectionsOf } from '../../content/sections.ts';
import type { HoursLine } from '../../content/schema/hours.ts';
import { itemsAt, textAt, valueAt } from '../../content/values.ts';
import { weekdays } from '../../content/format.ts';
import { type Draft, valueIn } from '../draft.ts';
import { projectsIn } from '../projects.ts';
import { projectFile, type Values } from '../values.ts';
import { isWithin } from './fieldProps.ts';
import { itemTitle } from './items.ts';
import { toText, toWeek } from './week.ts';

/** A field or group of a content file, and the way to it as labels and titles, from the name of its file. */
export interface FormField {
  file: string;
  field: FieldPath;
  schema: FieldSchema;
  value: unknown;
  steps: string[];
}

/** All fields of a file's form, in order; opening hours by day, a Markdown text by section. */
export const formFields = (file: string, value: unknown): FormField[] => fieldsIn(wholeFile(file, value));

/** The fields of all forms, in the order of the lists. */
export const allFields = (draft: Draft): FormField[] =>
  [...singleFileNames, ...projectsIn(draft).map(({ id }) => projectFile(id))].flatMap((name) =>
    formFields(name, valueIn(draft, name)),
  );

function fieldsIn(part: FormField): FormField[] {
  const { isHidden, kind, const: fixed } = part.schema;
  if (isHidden || fixed !== undefined) return [];
  if (kind === 'focus') return [part];
  return partsOf(part)?.flatMap(fieldsIn) ?? [part];
}

/** The field at a path; where the form has none, the group around it. */
export function fieldAt(file: string, value: unknown, field: FieldPath): FormField {
  let found = wholeFile(file, value);
  // A section of a Markdown text is two steps down, `body` and its number.
  while (found.field.length < field.length) {
    const inner = partsOf(found)?.find((part) => isWithin(field, part.field));
    if (!inner) break;
    found = inner;
  }
  return found;
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

function wholeFile(file: string, value: unknown): FormField {
  const schema = fileSchema(file);
  const name = file.startsWith('projects/') ? textAt(value, 'title') || 'Uten navn' : (schema.label ?? file);
  return { file, field: [], schema, value, steps: [name] };
}

/** The parts of a group or list; `undefined` for a single field. */
function partsOf({ file, field, schema, value, steps }: FormField): FormField[] | undefined {
  const part = (step: string | number, inner: FieldSchema, own: unknown, way = steps): FormField => ({
    file,
    field: [...field, step],
    schema: inner,
    value: own,
    steps: inner.label ? [...way, inner.label] : way,
  });
  if (schema.kind === 'hours') {
    const week = toWeek(itemsAt(value) as HoursLine[]);
    return weekdays.map((day, index) => part(day, { label: day }, toText(week[index] ?? [])));
  }
  const { items } = schema;
  if (items)
    return itemsAt(value).map((item, index) => {
      const label = itemTitle(items, item, index);
      // An item's title identifies it better than the label of its list.
      const isTitled = items.type !== 'string' && label !== '';
      return part(index, { ...groupOf(items, item), label }, item, isTitled ? steps.slice(0, -1) : steps);
    });
  const { properties } = groupOf(schema, value);
  if (!properties) return undefined;
  const applying = Object.entries(properties).filter(([, inner]) => applies(inner, value));
  const fields = applying.map(([name, inner]) => part(name, inner, valueAt(value, name)));
  if (field.length > 0 || !file.endsWith('.md')) return fields;
  const sections = sectionsOf(textAt(value, 'body')).map(({ title, text }, index) => ({
    ...part(index, { kind: 'longText', label: title }, text),
    field: ['body', index],
  }));
  return [...fields, ...sections];
}
