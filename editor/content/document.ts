import { parse } from 'yaml';
import { isGroup } from '../../tools/content/validate.ts';
import { bodyField, projectId } from './files.ts';
import { mergeYaml } from './merge.ts';

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n\r?\n?/;

const projectComment =
  '# Et prosjekt. Bildene ligger i samme mappe som denne filen. featured: true står på ett av prosjektene.\n';

/**
 * What a content file holds: its fields, and for Markdown the text below them.
 *
 * @throws YAMLParseError where the file is not YAML
 */
export function readDocument(name: string, text: string): unknown {
  if (!name.endsWith('.md')) return parse(text);
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? [];
  const fields: unknown = parse(yaml);
  return { ...(isGroup(fields) && fields), [bodyField]: text.slice(whole.length).replace(/\n$/, '') };
}

/**
 * A content file's text with other values.
 *
 * @param text the file as it is; empty for a new one
 */
export function writeDocument(name: string, text: string, value: Record<string, unknown>): string {
  if (!name.endsWith('.md')) return mergeYaml(text, value, projectId(name) ? projectComment : '');
  const { [bodyField]: body, ...fields } = value;
  const [whole = '---\n---\n\n', yaml = ''] = frontMatter.exec(text) ?? [];
  const head = whole.replace(yaml, () => mergeYaml(yaml, fields));
  return `${head}${String(body ?? '').replaceAll('\r\n', '\n')}\n`;
}
