import { issueOf } from '../check/issue.ts';
import { type ContentFile, unreadFile } from '../content.ts';
import { readYaml } from './yaml.ts';

/** Fields between two lines of dashes, with text below them. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Reads a Markdown file: its fields, and the text below them. */
export function readMarkdown(name: string, text: string): ContentFile {
  const [head, yaml = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    const expected = 'title og lead mellom to linjer med ---, og teksten under dem.';
    return unreadFile(name, [issueOf(name, 'ingen felter øverst i filen', expected, 1)]);
  }
  const body = { text: text.slice(head.length), firstLine: head.split('\n').length };
  return { ...readYaml(name, yaml, 2), body };
}
