import { withPlainDates } from '../../../content/markdown.ts';
import { seenIn } from './meaning.ts';
import { parseHtml } from './tree.ts';
import { writtenBlocks } from './written.ts';

/**
 * HTML from the clipboard as Markdown that the statement takes: what a person sees of its paragraphs,
 * headings, lists, tables, links, bold and italic. Loaded with the first paste, for its parser's size.
 */
export const markdownOf = (html: string): string =>
  withPlainDates(withLevels(writtenBlocks(seenIn(parseHtml(html)))));

/** The highest heading as `##`, which is the highest in a page's text, and no level passed over. */
function withLevels(text: string): string {
  const heading = /^#+(?= )/gm;
  const levels = [...new Set(text.match(heading))].toSorted();
  return text.replaceAll(heading, (mark) => '#'.repeat(2 + levels.indexOf(mark)));
}
