import { fileSchema } from '../../content/schema/files.ts';
import type { FieldPath } from '../../content/check/issue.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import type { HoursLine } from '../../content/schema/hours.ts';
import { isGroup, isSame, itemsAt, textAt, valueAt } from '../../content/values.ts';
import { weekdays } from '../../content/format.ts';
import { toText, toWeek } from '../form/week.ts';
import { schemaAt } from '../../content/schema/field-schema.ts';
import { placeOf } from '../form/formFields.ts';
import { noFields, projectFile, type Values } from '../values.ts';

/** The value of a field as the owner reads it. */
export function inWords(field: FieldPath, value: unknown, values: Values): string {
  const [name, ...place] = field;
  const file = String(name);
  const schema = schemaAt(fileSchema(file), values[file], place);
  // The editor gives files random names.
  if (schema?.kind === 'logo' && !value) return 'ingen logo';
  if (schema?.kind === 'logo') return value === valueAt(values, ...field) ? 'nytt bilde' : 'et annet bilde';
  // Where one of the file's pictures is chosen, that picture's words tell more than its name.
  const pictures = itemsAt(values[file], schema?.among ?? '');
  const picture = pictures.find((each) => textAt(each, 'file') === value);
  return valueInWords(picture ?? value, schema, values);
}

function valueInWords(value: unknown, { kind, items }: FieldSchema = {}, values: Values = {}): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei';
  if (Array.isArray(value))
    return value.map((item) => valueInWords(item, items, values)).join('\n') || valueInWords('');
  if (kind === 'focus') return `${textOf(value, 'x')} % fra venstre, ${textOf(value, 'y')} % fra toppen`;
  if (kind === 'project') return textAt(values[projectFile(String(value))], 'title') || String(value);
  if (isGroup(value)) {
    const name = value['alt'] ?? value['name'] ?? value['title'];
    return typeof name === 'string'
      ? name
      : Object.values(value)
          .map((part) => valueInWords(part))
          .join(' ');
  }
  return String(value ?? '') || '(ingenting)';
}

const textOf = (value: unknown, key: string) => String(valueAt(value, key) ?? '');

/** A field before and after a change. */
export interface FieldChange {
  field: FieldPath;
  place: string;
  /** The items or lines of one side that are not on the other. */
  sides: readonly [before: unknown, after: unknown];
  /** As text. */
  before: string;
  after: string;
  /** Only the order has changed. */
  isMoved: boolean;
}

/** The fields that differ between two contents. */
export function fieldChanges(before: Values, after: Values): FieldChange[] {
  const values = { ...before, ...after };
  return differences(before, after).flatMap(({ field, sides, isMoved = false }) => {
    const [was, is] = sides;
    const [old, now] = [inWords(field, was, values), inWords(field, is, values)];
    const place = placeOf(field, values);
    // A picture's file: the field that names it says more.
    return was === noFields || is === noFields
      ? []
      : [{ field, place, sides, before: old, after: now, isMoved }];
  });
}

type Difference = Pick<FieldChange, 'field' | 'sides'> & Partial<Pick<FieldChange, 'isMoved'>>;

function differences(
  before: unknown,
  after: unknown,
  field: FieldPath = [],
  schema?: FieldSchema,
): Difference[] {
  if (isSame(before, after)) return [];
  if (schema?.kind === 'hours') return differences(linesOfDays(before), linesOfDays(after), field);
  const isOther = schema?.properties?.['file'] && textAt(before, 'file') !== textAt(after, 'file');
  if (schema?.kind === 'focus' || isOther) return [{ field, sides: [before, after] }];
  const inner = (keys: readonly (string | number)[]) =>
    [...new Set(keys)].flatMap((key) => {
      const part = schema ? schemaAt(schema, after, [key]) : fileSchema(String(key));
      return differences(valueAt(before, key), valueAt(after, key), [...field, key], part);
    });
  if (isGroup(before) && isGroup(after)) return inner([...Object.keys(before), ...Object.keys(after)]);
  const isList = Array.isArray(before) || Array.isArray(after);
  const [old = [], now = []] = [before, after].map((value) =>
    isList ? itemsAt(value).map((item) => JSON.stringify(item)) : String(value ?? '').split('\n'),
  );
  const isMoved = isSame(old.toSorted(), now.toSorted());
  if (isList && old.length === now.length && !isMoved) return inner([...old.keys()]);
  if (isMoved || (!isList && old.length + now.length === 2))
    return [{ field, sides: [before, after], isMoved }];
  const only = (texts: string[], others: string[]) =>
    texts.filter((text) => !others.includes(text)).map((text): unknown => (isList ? JSON.parse(text) : text));
  return [{ field, sides: [only(old, now), only(now, old)] }];
}

/** Opening hours are compared by day, as in the form; in the file a line may cover several. */
function linesOfDays(hours: unknown): string {
  const week = toWeek(itemsAt(hours) as HoursLine[]).map(toText);
  return weekdays.map((name, day) => `${name} ${valueInWords(week[day])}`).join('\n');
}
