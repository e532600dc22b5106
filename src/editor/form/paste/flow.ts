import { withLists } from './lists.ts';
import { joined } from './marks.ts';
import { type Child, element, isBlank, isBlock, isElement } from './tree.ts';

const isEdge = (node: Child | undefined) => node !== undefined && (isBlank(node) || isElement(node, 'br'));

/** Words between blocks as paragraphs, which two line breaks end; items in their lists. */
export function flow(nodes: readonly Child[]): Child[] {
  const blocks: Child[] = [];
  let line: Child[] = [];
  const end = () => {
    const first = line.findIndex((node) => !isEdge(node));
    const last = line.findLastIndex((node) => !isEdge(node));
    if (first !== -1) blocks.push(element('p', joined(line.slice(first, last + 1))));
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      blocks.push(node);
    } else if (
      isElement(node, 'br') &&
      isElement(
        line.findLast((each) => !isBlank(each)),
        'br',
      )
    )
      end();
    else line.push(node);
  }
  end();
  return withLists(blocks);
}
