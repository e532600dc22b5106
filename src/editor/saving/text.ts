import '../without-eval.ts';
import { checkSchema } from '../../content/check/schema.ts';
import { fileSchema, schemaFor } from '../../content/schema/files.ts';
import { mergeYaml } from '../../content/yaml/merge-yaml.ts';
import { frontMatterOf, readFields } from '../../content/yaml/yaml.ts';
import { isGroup, textAt } from '../../content/values.ts';
import { isContentFile } from '../draft.ts';
import { type FileValue, isUnread, sourceOf, type Values, withSource } from '../values.ts';
import { pruned } from './pruned.ts';

/** Parses the text of a content file; `null` for a file that the site does not read. */
export function readFile(name: string, text: string): FileValue | null {
  if (!isContentFile(name)) return null;
  const file = readFields(name, text);
  const { value, body } = file;
  // A list or a text is read, but no form can show it.
  const issues = isGroup(value ?? {}) ? file.issues : checkSchema(file, schemaFor(name, value));
  return withSource({ ...(isGroup(value) && value), ...(body && { body: body.text.trim() }) }, text, issues);
}

/**
 * A content as it will be read back after saving it on top of another. Files that were not changed, or could
 * not be read, keep their text.
 */
export const asSaved = (values: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const was = before[name] ?? {};
      if (!value || sourceOf(value) !== undefined) return [name, value];
      return [name, isUnread(was) ? was : readFile(name, textOf(was, name, value))];
    }),
  );

/** Writes a value into the text of a file; unchanged lines keep their bytes. */
function textOf(was: FileValue, name: string, value: FileValue): string {
  const text = sourceOf(was) ?? '';
  const { head, yaml } = frontMatterOf(text) ?? { head: '', yaml: text };
  const comment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';
  const fields = pruned(fileSchema(name), value, was) as Record<string, unknown>;
  const written = mergeYaml(yaml, fields, comment);
  if (!head) return written;
  const [body, old] = [textAt(value, 'body').trim(), text.slice(head.length)];
  const blank = old.slice(0, old.length - old.trimStart().length);
  return head.replace(yaml, () => written) + (body === was['body'] ? old : `${blank}${body}\n`);
}
