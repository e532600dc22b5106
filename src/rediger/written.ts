import { merge } from 'node-diff3';
import { parse } from 'yaml';
import { mergeYaml } from '../content/write.ts';
import { fileSchema } from './schema.ts';
import { fromForm } from './values.ts';

const frontMatter = /^---\n([\s\S]*?\n)---\n*/;

/** The first lines of a new project. */
const projectComment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';

/**
 * A file's text as a person would have written it who changed no more than what is new in its form.
 *
 * @param name relative to the content folder
 * @param own what Sveltia writes of the form, in its own manner
 * @param was the text as it is; empty where the file is new
 */
export function asWritten(name: string, own: string, was: string): string {
  const [head = '', yaml = was] = frontMatter.exec(was) ?? [];
  const [ownHead = '', ownYaml = own] = frontMatter.exec(own) ?? [];
  const value = fromForm(fileSchema(name), parse(ownYaml), parse(yaml)) as Record<string, unknown>;
  const written = mergeYaml(yaml, value, projectComment);
  return head ? `${head.replace(yaml, () => written)}${own.slice(ownHead.length).trim()}\n` : written;
}

/**
 * A text without a change that was made to it, and with all that came later: merged as if two had changed it, the one back
 * to what it was, the other to what it is. Nothing where something later stands in the same lines, or right beside them.
 */
export function withoutChange(before: string, after: string, now: string): string | undefined {
  const { conflict, result } = merge(now, after, before, { stringSeparator: '\n' });
  return conflict ? undefined : result.join('\n');
}
