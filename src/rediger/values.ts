import { parse } from 'yaml';
import { mergeYaml } from '../content/merge-yaml.ts';
import { readFields } from '../content/read/yaml.ts';
import { type FieldSchema, fileSchema, groupOf } from '../content/schema/field-schema.ts';
import { singleFiles } from '../content/schema/files.ts';
import { isGroup, textAt, valueAt } from '../content/values.ts';
import type { Files } from './repository.ts';

/** The fields of a content file; the Markdown below them as `body`. */
export type FileValue = Readonly<Record<string, unknown>>;

/** A content by the names of its files; a picture is `null`. */
export type Values = Readonly<Record<string, FileValue | null>>;

/** File with the order of the projects. */
export const orderFile = 'projects.yaml';

export const projectFile = (id: string) => `projects/${id}/project.yaml`;

/** Whether a file is one that the site reads its words from. */
export const isContentFile = (name: string) =>
  Object.hasOwn(singleFiles, name) || /^projects\/[^/]+\/project\.yaml$/.test(name);

/** The texts that values were read from: a value that comes back by undo or a merge is written as it was. */
const sources = new WeakMap<FileValue, string>();

function readValue(name: string, text: string): FileValue {
  const { value, body } = readFields(name, text);
  const read = { ...(isGroup(value) && value), ...(body && { body: body.text.trim() }) };
  sources.set(read, text);
  return read;
}

const known = new WeakMap<Files, Map<string, FileValue>>();

/** What a saved file says. Parsed once: YAML takes longer than a key press may. */
export function valueOf(files: Files, name: string): FileValue {
  const values = known.get(files) ?? new Map<string, FileValue>();
  const value = values.get(name) ?? readValue(name, files.get(name) ?? '');
  known.set(files, values.set(name, value));
  return value;
}

/** What all saved files say. */
export const valuesOf = (files: Files): Values =>
  Object.fromEntries(
    [...files.keys()].map((name) => [name, isContentFile(name) ? valueOf(files, name) : null]),
  );

/** A value as it will be read when it has been saved. */
export const savedAs = (files: Files, name: string, value: FileValue) =>
  readValue(name, textOf(files, name, value));

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n*/;

/** The text of a file with a value; unchanged lines keep their bytes. */
export function textOf(files: Files, name: string, value: FileValue): string {
  const [source, was] = [sources.get(value), files.get(name) ?? ''];
  if (source !== undefined) return source;
  const [head, yaml = ''] = frontMatter.exec(was) ?? ['', was];
  const comment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';
  const fields = pruned(fileSchema(name), value, parse(yaml)) as Record<string, unknown>;
  const written = mergeYaml(yaml, fields, comment);
  if (!head) return written;
  const body = textAt(value, 'body').trim();
  const same = body === was.slice(head.length).trim();
  return head.replace(yaml, () => written) + (same ? was.slice(head.length) : `${body}\n`);
}

/** Whether a form has nothing there. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isGroup(value) && Object.values(value).every(isEmpty));

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
