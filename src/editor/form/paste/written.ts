import { type Child, type Element, headings, isElement } from './tree.ts';

/* Writes what `meaning.ts` leaves of a copied text as Markdown (CommonMark 0.31 with tables). */

type Delimiter = '.' | ')';

/** Paragraphs, headings, lists and tables below each other. */
export function writtenBlocks(blocks: readonly Child[], isItem = false): string {
  let delimiter: Delimiter = ')';
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1];
      // Two lists with numbers that follow each other would be one.
      delimiter = isElement(before, 'ol') && delimiter === '.' ? ')' : '.';
      const text = isElement(block) ? blockOf(block, delimiter) : paragraphOf([block]);
      // In an item its list follows at once; a number other than 1 needs an empty line after words.
      const isClose = isItem && isElement(before, 'p') && /^(?:-|1[.)]) /.test(text);
      return index === 0 ? text : (isClose ? '\n' : '\n\n') + text;
    })
    .join('');
}

function blockOf(node: Element, delimiter: Delimiter): string {
  const { tagName, children, properties } = node;
  if (headings.includes(tagName))
    return `${'#'.repeat(headings.indexOf(tagName) + 1)} ${headingOf(children)}`;
  switch (tagName) {
    case 'hr':
      return '---';
    case 'blockquote':
      return writtenBlocks(children).replaceAll(/^/gm, '> ');
    case 'table':
      return tableOf(children);
    case 'ul':
    case 'ol': {
      const start = Number(properties['start'] ?? 1);
      const markOf = (index: number) => (tagName === 'ul' ? '- ' : `${start + index}${delimiter} `);
      return children.map((item, index) => itemOf(item, markOf(index))).join('\n');
    }
    default:
      return paragraphOf(children);
  }
}

const itemOf = (item: Child, mark: string) =>
  mark +
  writtenBlocks(isElement(item) ? item.children : [item], true).replaceAll(
    /\n(?=.)/g,
    `\n${' '.repeat(mark.length)}`,
  );

/** A heading ends before the signs that could end it. */
const headingOf = (words: readonly Child[]) => lineOf(words).replace(/#+$/, String.raw`\$&`);

/** A paragraph; signs that would begin another block are words. */
const paragraphOf = (words: readonly Child[]) =>
  lineOf(words)
    .replaceAll(/^(?:#{1,6}(?= |$)|[-+](?= |$)|>|(?:=+|-+) *$|[|:][-|: ]*$)/gm, String.raw`\$&`)
    .replaceAll(/^(\d{1,9})(?=[.)](?: |$))/gm, '$1\\');

/** A row with the header's rule below it, in columns of one width. */
function tableOf(parts: readonly Child[]): string {
  const rows = parts.map((row) => (isElement(row) ? row.children.flatMap(cellsOf) : []));
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) =>
    Math.max(1, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [header = '', ...others] = rows.map(
    (row) => `| ${columns.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`,
  );
  const rule = `| ${columns.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [header, rule, ...others].join('\n');
}

const cellsOf = (cell: Child): string[] => {
  if (!isElement(cell)) return [];
  const empty = Array.from({ length: Number(cell.properties['colSpan'] ?? 1) - 1 }, () => '');
  return [lineOf(cell.children).replaceAll('|', String.raw`\|`), ...empty];
};

/** Words on a line, or on more where a person has broken it. */
const lineOf = (nodes: readonly Child[]) =>
  nodes
    .map(wordsOf)
    .join('')
    // What stands side by side and is marked alike has one mark.
    .replaceAll(new RegExp(`${bold}${bold}|${italic}${italic}`, 'g'), '')
    .replaceAll(bold, '**')
    .replaceAll(italic, '*')
    .replaceAll(/ *\\\n */g, '\\\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

function wordsOf(node: Child): string {
  if (node.type === 'text') return plain(node.value);
  if (isElement(node, 'br')) return '\\\n';
  const words = node.children.map(wordsOf).join('');
  // Marks stand beside letters.
  const [, before = '', inner = '', after = ''] = /^((?:\s|\\\n)*)(.*?)((?:\s|\\\n)*)$/s.exec(words) ?? [];
  return inner === '' ? words : before + markedWords(node, inner) + after;
}

/** Marks of bold and italic until a line is whole, as nobody types them. */
const [bold, italic] = ['\ue000', '\ue001'];

function markedWords({ tagName, properties }: Element, words: string): string {
  if (tagName === 'a') {
    const address = String(properties['href']).replaceAll(/[\s()<>\\]/g, encoded);
    return `[${words.replaceAll(/(?<!\\)\]/g, String.raw`\]`)}](${address})`;
  }
  const mark = tagName === 'strong' ? bold : tagName === 'em' ? italic : '';
  return mark + words.replaceAll(mark, '') + mark;
}

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Signs of Markdown and HTML as words; an underscore within a word is one. */
const signs =
  /[`*~[]|\\(?=[!-/:-@[-`{-~]|$)|<(?=[!/?A-Za-z])|&(?=[#A-Za-z])|!$|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

const plain = (text: string) => text.replaceAll(/[ \t\r\n\f]+/g, ' ').replaceAll(signs, String.raw`\$&`);
