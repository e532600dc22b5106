import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, type ReactNode } from 'react';
import { TextLink } from '../components/TextLink.tsx';
import { type readHeadings, isAllowedLink, plainText } from '../../content/markdown.ts';

interface StatementProps {
  tokens: readonly MarkedToken[];
  headings: ReturnType<typeof readHeadings>;
}

/** The privacy statement's Markdown as elements. What is no plain Markdown, such as HTML, is left out. */
export function Statement({ tokens, headings }: StatementProps) {
  return tokens.map((token, key) => {
    if (token.type !== 'heading') return drawToken(token, key);
    // One element for the words: the sheet lays out the heading as number and words.
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

/** Every item keeps its written number; HTML would count on from the first. */
function NumberedList({ list: { items, start } }: { list: Tokens.List }) {
  const written = items.map(({ raw }) => Number.parseInt(raw, 10));
  return (
    <ol start={start === 1 ? undefined : Number(start)}>
      {items.map(({ tokens }, key) => (
        <li key={key} value={written[key] === Number(start) + key ? undefined : written[key]}>
          {draw(tokens)}
        </li>
      ))}
    </ol>
  );
}

/**
 * Links to other sites open a new tab. The check has refused those of other schemes, with their line. A link
 * to a part of the statement is a fragment alone: the page's address may have a query.
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
 * A table whose rows are stacked on a phone, where each cell shows the word of its column (`statement.css`).
 * The roles are written out, because some browsers drop those of a table that is not laid out as one.
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
