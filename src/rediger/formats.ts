import type Cms from '@sveltia/cms';
import { parse } from 'yaml';
import { mergeYaml } from '../content/write.ts';
import { singleFiles } from '../content/schema/files.ts';
import { anyProject, bodyField, contentPath, formatOf, textField } from './config.ts';
import { fileSchema } from './schema.ts';
import { fromForm } from './values.ts';

const frontMatter = /^---\n([\s\S]*?\n)---\n*/;

/**
 * Registers the formats, one for each file of the content and one for all projects. A file is read with its own text beside
 * its values, and written as that text with the values in it: also where Sveltia itself changes a file, as when a project
 * goes that `projects.yaml` names. What is saved goes on as the file's own text: the next save is one on that.
 */
export function registerFormats(cms: typeof Cms) {
  for (const file of [...Object.keys(singleFiles), anyProject]) {
    cms.registerCustomFormat(formatOf(file), file.endsWith('.md') ? 'md' : 'yaml', {
      fromFile: readFields,
      toFile: (value) => writeFields(file, value),
    });
  }
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { data, path } = entry.toJS() as { data: Record<string, unknown>; path: string };
      const name = path.slice(contentPath.length + 1);
      return entry.setIn(['data', textField], writeFields(name, data));
    },
  });
}

/** A file's fields, what stands below them, and the whole text as it is. */
export function readFields(text: string): Record<string, unknown> {
  const [whole = '', yaml] = frontMatter.exec(text) ?? [];
  const fields = parse(yaml ?? text) as Record<string, unknown>;
  return {
    ...fields,
    ...(yaml !== undefined && { [bodyField]: text.slice(whole.length) }),
    [textField]: text,
  };
}

/** The first lines of a new project. */
const projectComment = '# Et prosjekt. Bildene ligger i samme mappe som denne filen.\n';

/**
 * A file's text with what its form holds.
 *
 * @param name relative to the content folder
 * @param form what the form holds, with the file's text as it was; none where the file is new
 */
export function writeFields(name: string, form: Record<string, unknown>): string {
  const text = String(form[textField] ?? '');
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? [];
  const old = whole ? yaml : text;
  const value = fromForm(fileSchema(name), form, parse(old)) as Record<string, unknown>;
  const written = mergeYaml(old, value, projectComment);
  if (!whole) return written;
  return whole.replace(yaml, () => written) + String(form[bodyField] ?? '').replaceAll('\r\n', '\n');
}
