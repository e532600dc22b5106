import { type ContentFile, unreadFile } from '../content.ts';
import { readYaml } from './yaml.ts';

/** Fields between two lines of dashes, with text below them. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Reads a Markdown file: its fields, and the text below them. */
export function readMarkdown(name: string, text: string): ContentFile {
  const [head, yaml = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    return unreadFile(name, [
      {
        file: name,
        line: 1,
        field: [],
        found: 'ingen felter øverst i filen',
        expected: 'title og lead mellom to linjer med ---, og teksten under dem.',
      },
    ]);
  }
  const body = { text: text.slice(head.length), firstLine: head.split('\n').length };
  return { ...readYaml(name, yaml, 2), body };
}
