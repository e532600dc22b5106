import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, type ReactNode } from 'react';
import { TextLink } from '../components/TextLink.tsx';
import { type readHeadings, isAllowedLink, plainText } from '../../content/markdown.ts';

interface StatementProps {
  tokens: readonly MarkedToken[];
  headings: ReturnType<typeof readHeadings>;
}

/** Renders the privacy statement's Markdown. Anything else, such as HTML, is left out. */
export function Statement({ tokens, headings }: StatementProps) {
  return tokens.map((token, key) => {
    if (token.type !== 'heading') return drawToken(token, key);
    // In one element, because `statement.css` lays out the number and the words side by side.
    const words = <span>{draw(token.tokens)}</span>;
    return createElement(`h${token.depth}`, { key, id: headings.get(token)?.anchor }, words);
  });
}

const elements = {
  paragraph: 'p',
  list_item: 'li',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
};

const draw = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, key) => drawToken(token as MarkedToken, key));

function drawToken(token: MarkedToken, key: number): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? draw(token.tokens) : token.text;
    case 'escape':
      return token.text;
    case 'codespan':
    case 'code':
      return <code key={key}>{token.text}</code>;
    case 'heading':
      return createElement(`h${token.depth}`, { key }, draw(token.tokens));
    case 'br':
    case 'hr':
      return createElement(token.type, { key });
    case 'list':
      return token.ordered ? <NumberedList key={key} list={token} /> : <ul key={key}>{draw(token.items)}</ul>;
    case 'link':
      return <Link key={key} link={token} />;
    case 'table':
      return <Table key={key} table={token} />;
    case 'paragraph':
    case 'blockquote':
    case 'list_item':
    case 'strong':
    case 'em':
    case 'del':
      return createElement(elements[token.type], { key }, draw(token.tokens));
    default:
      return null;
  }
}

/** A list whose items keep the numbers of the text; HTML alone would count on from the first. */
function NumberedList({ list: { items, start } }: { list: Tokens.List }) {
  const first = Number(start);
  return (
    <ol start={first === 1 ? undefined : first}>
      {items.map(({ raw, tokens }, index) => {
        const written = Number.parseInt(raw, 10);
        const counted = first + index;
        return (
          <li key={index} value={written === counted ? undefined : written}>
            {draw(tokens)}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * A link; to another site in a new tab. The content check refuses other schemes. A link to a part of the
 * statement becomes a fragment: with its path, the page would be loaded again if its address has a query.
 */
function Link({ link: { href, tokens } }: { link: Tokens.Link }) {
  if (!isAllowedLink(href)) return draw(tokens);
  return (
    <TextLink href={href.replace(/^\/personvern(?=#)/, '')} newTab={/^https?:/i.test(href)}>
      {draw(tokens)}
    </TextLink>
  );
}

/**
 * A table whose rows are stacked on a phone, where each cell shows the name of its column (`statement.css`).
 * The roles are explicit, because some browsers drop them if CSS does not lay out the table as one.
 */
function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  const columns = header.map(({ tokens }) => plainText(tokens));
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {header.map(({ tokens }, key) => (
            <th key={key} scope="col" role="columnheader">
              {draw(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, key) => (
          <tr key={key} role="row">
            {cells.map(({ tokens }, cell) =>
              cell === 0 ? (
                <th key={cell} scope="row" role="rowheader">
                  {draw(tokens)}
                </th>
              ) : (
                <td key={cell} role="cell" data-column={columns[cell]}>
                  {draw(tokens)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
