import type Cms from '@sveltia/cms';
import { parse } from 'yaml';
import { formats, textField } from './config.ts';

const frontMatter = /^---\n([\s\S]*?)\n---\n*/;

/** Registers the formats: a file is read with its own text beside its values, and written as that text. */
export function registerFormats(cms: typeof Cms) {
  cms.registerCustomFormat(formats.yaml, 'yaml', { fromFile: readYaml, toFile: writtenText });
  cms.registerCustomFormat(formats.markdown, 'md', { fromFile: readMarkdown, toFile: writtenText });
}

const readYaml = (text: string) => ({ ...(parse(text) as object), [textField]: text });

function readMarkdown(text: string) {
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? [];
  return { ...(parse(yaml) as object), body: text.slice(whole.length), [textField]: text };
}

/** What is saved; `checks.ts` has put the values into it. */
const writtenText = (value: Record<string, unknown>) => String(value[textField]);
