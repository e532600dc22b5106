import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** Parses a Markdown text; the check reads the result, and `privacy/Statement.tsx` draws it. */
export const parseMarkdown = (text: string) => Lexer.lex(text) as MarkedToken[];

/** Whether an address is of the site or has an allowed scheme, parsed as browsers do: `JaVa\tScript:`. */
export const isAllowedLink = (address: string) =>
  ['https:', 'http:', 'mailto:', 'tel:'].includes(
    URL.parse(address, 'https://firma.invalid')?.protocol ?? '',
  );

const plainText = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : token.raw)).join('');

/** Ids that the page around the text has. */
const taken = [
  'innhold',
  'innhold-tittel',
  'mobilmeny',
  'samtykkeinnstillinger',
  'samtykkeinnstillinger-tittel',
].concat(['kart', 'status', 'lagres', 'tittel'].map((part) => `samtykke-${part}`));

/** The headings of a text, and the text and the unique anchor of each. */
export function headingsOf(tokens: readonly MarkedToken[]) {
  const headings = new Map<Tokens.Heading, { text: string; anchor: string }>();
  const anchors = new Set(taken);
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const text = plainText(token.tokens);
    const name = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${name}-${count}`;
    anchors.add(anchor);
    headings.set(token, { text, anchor });
  }
  return headings;
}
