import { Marked, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';
import { parseUrl } from './parseUrl.ts';

/** Punctuation after a bare address that is not part of it; GFM knows that of English only. */
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
    // A text in angle brackets is what it says: no page has HTML of its owner's.
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
const levelOf = (indent: string) => Math.max(0, Math.floor(indent.replaceAll('\t', '    ').length / 4) - 1);

/**
 * Prepares an owner's text for the parser: escapes dates, and makes lists and headings of the bullets and
 * no-break spaces of other programs. Lines keep their number.
 */
const asMarkdown = (text: string) =>
  text
    .replaceAll(bullet, (_, indent: string, o = '') => `${'  '.repeat(levelOf(indent) + o.length)}- `)
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
  return url.protocol === 'https:' || url.protocol === 'http:'
    ? /^https?:\/\//i.test(address)
    : ['mailto:', 'tel:'].includes(url.protocol) && url.pathname !== '';
}

/** The words of Markdown tokens, without syntax. */
export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      return token.type === 'escape' ? String(token['text']) : token.raw;
    })
    .join('');

/** A text without Markdown syntax: a line for each block, list item and table row. */
export const plainLines = (text: string): string[] => linesOf(parseMarkdown(text));

const linesOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((each) => {
    const token = each as MarkedToken;
    if (token.type === 'space' || token.type === 'hr') return [];
    if (token.type === 'list') return linesOf(token.items);
    if (token.type === 'list_item' || token.type === 'blockquote') return linesOf(token.tokens);
    if (token.type !== 'table') return plainText([token]).trim().split('\n');
    const rows = [token.header, ...token.rows];
    return rows.map((cells) => cells.map(({ tokens: inner }) => plainText(inner)).join(', '));
  });

/** Ids that are in use around the text on its page. */
export const pageIds = [
  'innhold',
  'innhold-tittel',
  'mobilmeny',
  'samtykkeinnstillinger',
  'samtykkeinnstillinger-tittel',
].concat(['innstillinger', 'kart', 'lagres', 'status', 'tittel'].map((part) => `samtykke-${part}`));

/** The headings of a text, and the text and the unique anchor of each. */
export function headingsOf(tokens: readonly MarkedToken[]) {
  const headings = new Map<Tokens.Heading, { text: string; anchor: string }>();
  const anchors = new Set(pageIds);
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const text = plainText(token.tokens);
    const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
    // A heading may have no letters.
    const name = words.replaceAll(' ', '-') || 'del';
    let anchor = name;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${name}-${count}`;
    anchors.add(anchor);
    headings.set(token, { text, anchor });
  }
  return headings;
}
