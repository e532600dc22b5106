import type { FieldPath } from '../../content/check/issue.ts';
import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { fileSchema } from '../../content/schema/files.ts';
import type { HoursLine } from '../../content/schema/hours.ts';
import { itemsAt, textAt, valueAt } from '../../content/values.ts';
import { weekdays } from '../../content/format.ts';
import { bodyParts } from './bodyParts.ts';
import { itemTitle } from './items.ts';
import { toText, toWeek } from './week.ts';

/** A field of a file's form, and its path as labels and titles. */
export interface FormField {
  file: string;
  field: FieldPath;
  schema: FieldSchema;
  value: unknown;
  steps: string[];
}

type Place = Pick<FormField, 'file' | 'field' | 'steps'>;

/** All fields of a file's form, in order; opening hours by day, a Markdown text by section. */
export const formFields = (file: string, value: unknown): FormField[] => [
  ...fieldsIn(fileSchema(file), value, { file, field: [], steps: [] }),
  ...(file.endsWith('.md') ? bodyParts(textAt(value, 'body')) : []).map(({ title, text }, index) => ({
    file,
    field: ['body', index],
    schema: { kind: 'longText' as const },
    value: text,
    steps: [fileSchema(file).label ?? '', title],
  })),
];

function fieldsIn(schema: FieldSchema, value: unknown, { file, field, steps }: Place): FormField[] {
  const { isHidden, kind, label, items } = schema;
  if (isHidden || schema.const !== undefined || kind === 'focus') return [];
  const own = label ? [...steps, label] : steps;
  const at = (step: string | number): Place => ({ file, field: [...field, step], steps: own });
  if (kind === 'hours') {
    const week = toWeek(itemsAt(value) as HoursLine[]);
    return weekdays.map((day, index) => ({
      ...at(day),
      schema,
      value: toText(week[index] ?? []),
      steps: [...own, day],
    }));
  }
  if (items)
    return itemsAt(value).flatMap((item, index) =>
      fieldsIn({ ...groupOf(items, item), label: itemTitle(items, item, index) }, item, {
        ...at(index),
        // An item's title identifies it better than the label of its list.
        ...(items.type !== 'string' && itemTitle(items, item, index) && { steps }),
      }),
    );
  const { properties } = groupOf(schema, value);
  if (!properties) return [{ file, field, steps: own, schema, value }];
  return Object.entries(properties).flatMap(([name, inner]) =>
    fieldsIn(inner, valueAt(value, name), at(name)),
  );
}
