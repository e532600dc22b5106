import { Marked, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';
import { parseUrl } from './parseUrl.ts';

/** Punctuation after a bare address that is not part of it; the parser (GFM) knows only that of English. */
const closing = /[»«”“’‘›‹"'.,:;!?]+$/;

const marked = new Marked({
  tokenizer: {
    // An address in «guillemets».
    url(source) {
      const link = Tokenizer.prototype.url.call(this, source);
      return link && Tokenizer.prototype.url.call(this, link.raw.replace(closing, ''));
    },
    // Headings underlined by `---` and code indented by four spaces are off: owners type both by accident.
    lheading: () => undefined,
    code: () => undefined,
    // HTML is off: a text in angle brackets is shown as it is written.
    html: () => undefined,
    tag: () => undefined,
  },
});

const months = 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';
const shortMonths = String.raw`(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|des)\.`;
const holidays = '(?:jule|påske|pinse)dag|nyttårsdag|og \\d';

/** A day at the start of a line or of a list item, which Markdown reads as the number of a list. */
const date = new RegExp(
  String.raw`^((?:[ >]|[-*+] )*\d{1,2})(?=\. (?:(?:${months}|${holidays})\b|${shortMonths}))`,
  'gim',
);

/** Bullets as Word and LibreOffice copy them as plain text; Word's second level is an o. */
const bullet = /^([ \t\u00a0]*)(?:[•▪●■◦○□‣⁃∙·]|(o)(?=\t))[ \t\u00a0]+/gmu;

/** LibreOffice indents the first level by four spaces, and each further one by as many. */
const listLevel = (indent: string) => Math.max(0, Math.floor(indent.replaceAll('\t', '    ').length / 4) - 1);

/**
 * Prepares an owner's text for the parser: escapes dates, and makes lists and headings of the bullets and
 * no-break spaces of other programs. Lines keep their number.
 */
const asMarkdown = (text: string) =>
  text
    .replaceAll(bullet, (_, indent: string, letterO?: string) => {
      const level = listLevel(indent) + (letterO === undefined ? 0 : 1);
      return `${'  '.repeat(level)}- `;
    })
    .replaceAll(/^( {0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)]))[\t\u00a0]+/gm, '$1 ')
    .replaceAll(date, '$1\\');

/** Parses a Markdown text; the check reads the result, and `privacy/Statement.tsx` draws it. */
export const parseMarkdown = (text: string) => marked.lexer(asMarkdown(text)) as MarkedToken[];

/**
 * True for an address within the site, or one with an allowed scheme and something after it. Parsed as
 * browsers do, which read `JaVa\tScript:` as a script; `//firma.no` is another site.
 */
export function isAllowedLink(address: string): boolean {
  const url = parseUrl(address);
  if (!url) return /^(?:#|\/(?!\/))/.test(address);
  if (url.protocol === 'https:' || url.protocol === 'http:') return /^https?:\/\//i.test(address);
  return ['mailto:', 'tel:'].includes(url.protocol) && url.pathname !== '';
}

/** The words of Markdown tokens, without syntax. */
export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      if (token.type === 'escape') return String(token['text']);
      return token.raw;
    })
    .join('');

/** A text without Markdown syntax: a line for each block, list item and table row. */
export const plainLines = (text: string): string[] => parseMarkdown(text).flatMap(blockLines);

function blockLines(block: Token): string[] {
  const token = block as MarkedToken;
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'list':
      return token.items.flatMap(blockLines);
    case 'list_item':
    case 'blockquote':
      return token.tokens.flatMap(blockLines);
    case 'table':
      return [token.header, ...token.rows].map((cells) =>
        cells.map(({ tokens }) => plainText(tokens)).join(', '),
      );
    default:
      return plainText([token]).trim().split('\n');
  }
}

/** Ids of the privacy page that are not headings of its text. */
export const pageIds = [
  'innhold',
  'innhold-tittel',
  'mobilmeny',
  'samtykkeinnstillinger',
  'samtykkeinnstillinger-tittel',
].concat(['innstillinger', 'kart', 'lagres', 'status', 'tittel'].map((part) => `samtykke-${part}`));

/** Each heading of a text, with its words and its anchor, which is unique on the page. */
export function readHeadings(tokens: readonly MarkedToken[]) {
  const headings = new Map<Tokens.Heading, { text: string; anchor: string }>();
  const anchors = new Set(pageIds);
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const text = plainText(token.tokens);
    const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
    // A heading without letters is named «del».
    const name = words.replaceAll(' ', '-') || 'del';
    let anchor = name;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${name}-${count}`;
    anchors.add(anchor);
    headings.set(token, { text, anchor });
  }
  return headings;
}
