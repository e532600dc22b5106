import { fileSchema } from '#file-schemas';
import { mergeYaml } from '../../content/merge-yaml.ts';
import { readFields } from '../../content/read/yaml.ts';
import { type FieldSchema, groupOf } from '../../content/schema/field-schema.ts';
import { isGroup, textAt, valueAt } from '../../content/values.ts';
import { isContentFile } from '../projects.ts';
import { type FileValue, isEmpty, sourceOf, withSource } from '../values.ts';

/** What the text of a content file says. */
export function readValue(name: string, text: string): FileValue {
  const { value, body } = readFields(name, text);
  return withSource({ ...(isGroup(value) && value), ...(body && { body: body.text.trim() }) }, text);
}

/** The same, and nothing of a file that the site does not read. */
export const readFile = (name: string, text: string) => (isContentFile(name) ? readValue(name, text) : null);

/**
 * A value as it will be read when it has been saved in place of another; what was read before keeps its text.
 */
export const savedAs = (was: FileValue | null | undefined, name: string, value: FileValue) =>
  sourceOf(value) === undefined ? readValue(name, textOf(was ?? {}, name, value)) : value;

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n*/;

/** The text of a file with another value; unchanged lines keep their bytes. */
function textOf(was: FileValue, name: string, value: FileValue): string {
  const text = sourceOf(was) ?? '';
  const [head, yaml = ''] = frontMatter.exec(text) ?? ['', text];
  const comment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';
  const fields = pruned(fileSchema(name), value, was) as Record<string, unknown>;
  const written = mergeYaml(yaml, fields, comment);
  if (!head) return written;
  const body = textAt(value, 'body').trim();
  return head.replace(yaml, () => written) + (body === was['body'] ? text.slice(head.length) : `${body}\n`);
}

/** A form's value without empty fields, and without defaults that the file (`was`) does not spell out. */
function pruned(schema: FieldSchema, value: unknown, was?: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  const { items } = schema;
  if (items && Array.isArray(value)) {
    const texts = items.type === 'string' ? value.filter((item) => !isEmpty(item)) : value;
    return texts.map((item, index) => pruned(items, item, valueAt(was, index)));
  }
  const { properties, required = [] } = groupOf(schema, value);
  if (!properties) return value;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const [old, part] = [valueAt(was, name), pruned(field, valueAt(value, name), valueAt(was, name))];
    const usual = part === (field.default ?? false) || (Array.isArray(part) && part.length === 0);
    const isSaid = required.includes(name) || old !== undefined || !usual;
    return isEmpty(part) || !isSaid ? [] : [[name, part] as const];
  });
  return Object.fromEntries(fields);
}
