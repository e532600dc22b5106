import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { withPlainDates } from '../../../content/markdown.ts';
import { seenIn } from './meaning.ts';
import { parseHtml } from './parseHtml.ts';
import { type Child, treeOf } from './tree.ts';

const options: Options = {
  extensions: [gfmTableToMarkdown()],
  bullet: '-',
  rule: '-',
  resourceLink: true,
  // The statement's parser reads it as struck out.
  unsafe: [{ character: '~', inConstruct: 'phrasing' }],
};

/**
 * HTML from the clipboard as Markdown that the statement takes: what a person sees of its paragraphs,
 * headings, lists, tables, links, bold and italic. Large: loaded with the first paste.
 */
export const pastedMarkdown = async (html: string) => markdownOf(treeOf(await parseHtml(html)));

/** The same of HTML that is a tree already. */
export function markdownOf(tree: readonly Child[]): string {
  const written = toMarkdown(toMdast({ type: 'root', children: seenIn(tree) }), options).trim();
  // A mark that Markdown cannot read between two letters; the statement takes no codes.
  const text = written.replaceAll(/&#x([\dA-F]+);/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return withPlainDates(withLevels(text));
}

/** The highest heading as `##`, which is the highest in a page's text, and no level passed over. */
function withLevels(text: string): string {
  const heading = /^#+(?= )/gm;
  const levels = [...new Set(text.match(heading))].toSorted();
  return text.replaceAll(heading, (mark) => '#'.repeat(2 + levels.indexOf(mark)));
}
