import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** Parses a Markdown text; the check reads the result, and `privacy/Statement.tsx` draws it. */
export const parseMarkdown = (text: string) => Lexer.lex(text) as MarkedToken[];

/** Whether an address is of the site or has an allowed scheme, parsed as browsers do: `JaVa\tScript:`. */
export function isAllowedLink(address: string): boolean {
  const url = URL.parse(address);
  return url
    ? ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)
    : address.startsWith('/') || address.startsWith('#');
}

const plainText = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : token.raw)).join('');

/** Ids that the page around the text has. */
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
