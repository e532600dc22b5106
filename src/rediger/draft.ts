import { parse } from 'yaml';
import { isStopping, type Issue } from '../content/check/issue.ts';
import { readFields } from '../content/read/yaml.ts';
import { type FieldSchema, fileSchema, groupOf, labelsOf } from '../content/schema/field-schema.ts';
import { singleFiles } from '../content/schema/files.ts';
import { isGroup, textAt, valueAt } from '../content/values.ts';
import { mergeYaml } from '../content/merge-yaml.ts';
import type { Files, Snapshot } from './repository.ts';

/** The fields of a content file; the Markdown below them as `body`. */
export type FileValue = Readonly<Record<string, unknown>>;

/** What the owner has changed and not saved. Names are relative to the content folder. */
export interface Draft {
  /** The commit that the form was filled in from. */
  base: Snapshot['commit'];
  /** Whole files as the form holds them. */
  values: ReadonlyMap<string, FileValue>;
  /** New pictures by name. */
  pictures: ReadonlyMap<string, Blob>;
  /** Project files that are deleted; their folders follow. */
  deletions: readonly string[];
}

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n*/;

/** Whether a file is one that the site reads its words from. */
export const isContentFile = (name: string) =>
  Object.hasOwn(singleFiles, name) || /^projects\/[^/]+\/project\.yaml$/.test(name);

/** What a file's text says, as its form holds it. */
export function valueOf(name: string, text: string): FileValue {
  const { value, body } = readFields(name, text);
  return { ...(isGroup(value) && value), ...(body && { body: body.text.trim() }) };
}

/**
 * A file's text with the value of its form; unchanged lines keep their bytes. `was` is empty for a new file.
 */
export function textOf(name: string, value: FileValue, was: string): string {
  const [head, yaml = ''] = frontMatter.exec(was) ?? ['', was];
  const comment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';
  const old: unknown = parse(yaml);
  const written = mergeYaml(yaml, pruned(fileSchema(name), value, old) as Record<string, unknown>, comment);
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

/**
 * A form's value without empty fields, and without defaults that the file (`was`) does not spell out.
 */
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

/** What would stop the build: the same mistakes. The check is large, and loads after the form. */
export async function mistakesIn(files: Files): Promise<Issue[]> {
  const { check } = await import('../content/check/check.ts');
  const texts = [...files].flatMap(([name, text]) =>
    text !== null && isContentFile(name) ? [readFields(name, text)] : [],
  );
  return check({ folder: 'content', files: texts, names: [...files.keys()] }).filter(isStopping);
}

/** What is wrong in a field, as the owner reads it beside the field. */
export function mistakeText({ code, found, expected, hint }: Issue, schema: FieldSchema | undefined): string {
  const belongs = hint ?? (schema?.hint || schema?.description || expected);
  if (code === 'empty') return 'Dette må fylles ut.';
  if (code === 'size' && schema?.type === 'string')
    return `Teksten er for lang: høyst ${schema.maxLength ?? 500} tegn.`;
  if ((code && ['type', 'rule', 'name-unknown'].includes(code)) || schema?.type === 'array') return belongs;
  return code === 'fact' ? `Her står det ${found}. ${expected}` : `Her står det ${found}. ${belongs}`;
}

/** The schema of a field by its place in a file. */
export function schemaAt(
  schema: FieldSchema,
  value: unknown,
  [step, ...rest]: Issue['field'],
): FieldSchema | undefined {
  if (step === undefined) return schema;
  const field = typeof step === 'number' ? schema.items : groupOf(schema, value).properties?.[step];
  return field && schemaAt(field, valueAt(value, step), rest);
}

/** `Ansatte → 2 → Telefon: Her står det …`: a mistake with its place, for where its field is not in view. */
export function sentenceOf(issue: Issue, files: Files): string {
  const schema = fileSchema(issue.file);
  const value = valueOf(issue.file, files.get(issue.file) ?? '');
  return `${labelsOf(schema, issue.field).join(' → ')}: ${mistakeText(issue, schemaAt(schema, value, issue.field))}`;
}
