import { Fragment, type ReactNode } from 'react';

/** The headings of a Markdown text. */
export const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = ''], index) => ({
    depth: 2,
    slug: `del-${index}`,
    text,
  }));

/** Bold words, links and line breaks. */
const inline = (text: string): ReactNode =>
  text.split(/(\*\*[^*]+\*\*|\[[^\]]*\]\([^)]*\)|\\\n)/).map((part, index) => {
    const [, bold] = /^\*\*(.*)\*\*$/.exec(part) ?? [];
    const [, label] = /^\[(.*)\]\(/.exec(part) ?? [];
    if (part === '\\\n') return <br key={index} />;
    if (bold !== undefined) return <strong key={index}>{bold}</strong>;
    return label === undefined ? (
      <Fragment key={index}>{part.replaceAll(/\\(?=\W)/g, '')}</Fragment>
    ) : (
      <a key={index} href="#">
        {label}
      </a>
    );
  });

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function block(text: string): ReactNode {
  const [, marks = '', heading] = /^(#{2,4}) (.*)/.exec(text) ?? [];
  if (heading !== undefined)
    return marks.length === 2 ? <h2>{inline(heading)}</h2> : <h3>{inline(heading)}</h3>;
  const lines = text.split('\n');
  if (text.startsWith('- '))
    return (
      <ul>
        {text
          .split(/\n?^- /m)
          .slice(1)
          .map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
      </ul>
    );
  if (text.startsWith('|')) {
    const [head = '', , ...rows] = lines;
    return (
      <table>
        <thead>
          <tr>
            {cells(head).map((cell, index) => (
              <th key={index}>{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {cells(row).map((cell, index) => (
                <td key={index}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return <p>{inline(text)}</p>;
}

/** The Markdown that privacy statements use: headings, paragraphs, lists, tables, bold words and links. */
export const Markdown = ({ text }: { text: string }) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part, index) => <Fragment key={index}>{block(part.trim())}</Fragment>);
