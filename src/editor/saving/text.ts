import '../without-eval.ts';
import type { Issue } from '../../content/check/issue.ts';
import { isContentFile } from '../draft.ts';
import { checkSchema } from '../../content/check/schema.ts';
import { schemaOf } from '../../content/schema/files.ts';
import { fileNode } from '../../content/fieldTree.ts';
import { mergeYaml } from '../../content/yaml/merge-yaml.ts';
import { frontMatterOf, readFields } from '../../content/yaml/yaml.ts';
import { isGroup } from '../../content/values.ts';
import { type Content, fieldsOf, type FileValue, isUnreadable, noFields, type Values } from '../values.ts';
import { pruned } from './pruned.ts';

/** A content file as it is read. */
export interface ReadFile {
  value: FileValue;
  text: string;
  /** Why it could not be read. */
  issues: readonly Issue[];
}

/** Parses the text of a content file. */
export function readFile(name: string, text: string): ReadFile {
  const file = readFields(name, text);
  const { value, body } = file;
  // A list or a text is read, but no form can show it.
  const issues = isGroup(value ?? {}) ? file.issues : checkSchema(file, schemaOf(name), value).issues;
  return { value: { ...(isGroup(value) && value), ...(body && { body: body.text.trim() }) }, text, issues };
}

/** A file of the content folder; `noFields` for one that the site does not read as text. */
export const readAny = (name: string, text = '') => (isContentFile(name) ? readFile(name, text) : noFields);

/** The content of some files; `noFields` for those without. */
export function contentOf(files: Readonly<Record<string, ReadFile | typeof noFields>>): Content {
  const each = Object.entries(files);
  const values = each.map(([name, file]) => [name, file === noFields ? file : file.value] as const);
  const texts = each.flatMap(([name, file]) =>
    file === noFields ? [] : [[name, { text: file.text, issues: file.issues }] as const],
  );
  return { values: Object.fromEntries(values), texts: Object.fromEntries(texts) };
}

/**
 * A content as it will be read back after saving it on top of another. Files that were not changed, or could
 * not be read, keep their text; so does a file that is as `others` have it.
 */
export function asSaved(values: Values, base: Content, others: readonly Content[] = []): Content {
  const files = Object.entries(values).map(([name, value]): [string, ReadFile | typeof noFields] => {
    if (value === noFields) return [name, value];
    const known = [base, ...others].find((content) => content.values[name] === value);
    const same = fileIn(isUnreadable(base, name) ? base : known, name);
    return [name, same ?? readFile(name, textOf(base, name, value))];
  });
  return contentOf(Object.fromEntries(files));
}

/** A file of a content, as it was read. */
function fileIn(content: Content | undefined, name: string): ReadFile | undefined {
  const [value, text] = [content && fieldsOf(content.values, name), content?.texts[name]];
  return value && text && { ...text, value };
}

/** Writes a value into the text of a file; unchanged lines keep their bytes. */
function textOf({ values, texts }: Content, name: string, value: FileValue): string {
  const [was, text] = [fieldsOf(values, name) ?? {}, texts[name]?.text ?? ''];
  const { head, yaml } = frontMatterOf(text) ?? { head: '', yaml: text };
  const comment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';
  const { body = '', ...fields } = pruned(fileNode(name, value), was) as Record<string, unknown>;
  const written = mergeYaml(yaml, fields, comment);
  if (!head) return written;
  const old = text.slice(head.length);
  const blank = old.slice(0, old.length - old.trimStart().length);
  return head.replace(yaml, () => written) + (body === was['body'] ? old : `${blank}${String(body)}\n`);
}
