import { flow } from './flow.ts';
import { plainWords } from './marks.ts';
import { type Child, element, headings, isBlank, isElement, unwrapped } from './tree.ts';

/**
 * A table in Markdown's terms: a header, and cells of one line. With one column, or with tables within it, it
 * only places its parts, as in mail.
 */
export function tableOf(parts: readonly Child[]): Child[] {
  const rows = parts.flatMap(unwrapped('thead', 'tbody', 'tfoot')).filter((part) => isElement(part, 'tr'));
  const cells = rows.map((row) => row.children.filter((part) => isElement(part, 'td', 'th')));
  const hasTable = cells.flat().some(({ children }) => children.some((part) => isElement(part, 'table')));
  if (hasTable || cells.every(({ length }) => length < 2))
    return flow(cells.flat().flatMap(({ children }) => flow(children)));
  const shown = cells.map((row, index) =>
    row.map(({ children, properties }) =>
      index === 0
        ? element('th', plainWords(inCell(children)), properties)
        : element('td', inCell(children), properties),
    ),
  );
  return [
    element(
      'table',
      shown.map((row) => element('tr', row)),
    ),
  ];
}

/** What stands below each other, side by side. */
const inCell = (nodes: readonly Child[]): Child[] =>
  nodes
    .filter((node) => !isBlank(node))
    .flatMap((node, index): Child[] => {
      const isPart = isElement(node, 'p', 'ul', 'ol', 'li', 'blockquote', ...headings);
      const words = isPart ? inCell(node.children) : isElement(node, 'br', 'hr') ? [] : [node];
      if (index === 0 || words === undefined || (!isPart && !isElement(node, 'br'))) return words;
      return [{ type: 'text', value: isElement(node, 'li') ? ', ' : ' ' }, ...words];
    });
