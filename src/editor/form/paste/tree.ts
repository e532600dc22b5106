import { Parser } from 'htmlparser2';

export interface Element {
  type: 'element';
  tagName: string;
  properties: Readonly<Record<string, unknown>>;
  children: Child[];
}
export type Child = Element | { type: 'text'; value: string };

/** A new element. */
export const element = (
  tagName: string,
  children: Child[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** True for an element, with one of some names if there are any. */
export const isElement = <Name extends string>(
  node: Child | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (names.length === 0 || names.some((name) => name === node.tagName));

/** Names of headings, the highest first. */
export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** True for what is not part of a line. */
export const isBlock = (node: Child) =>
  isElement(node, 'p', 'ul', 'ol', 'li', 'table', 'blockquote', 'hr', ...headings);

/** The words in a part of a tree. */
export const textOf = (node: Child): string =>
  node.type === 'text' ? node.value : isElement(node) ? node.children.map(textOf).join('') : '';

/** True for a text or element without words. */
export const isBlank = (node: Child) => textOf(node).trim() === '' && !isElement(node, 'hr', 'br');

/** The style that the element itself has. */
export const styleOf = ({ properties }: Element) => String(properties['style'] ?? '');

/**
 * HTML as a tree, without comments and declarations. By a parser of its own: the editor's policy lets no text
 * become HTML, so that a `DOMParser` is refused.
 *
 * @param html as programs put it on the clipboard: attributes without quotes, conditional comments
 */
export function parseHtml(html: string): Child[] {
  const tree: Child[] = [];
  const open: Element[] = [];
  const add = (node: Child) => (open.at(-1)?.children ?? tree).push(node);
  const parser = new Parser({
    onopentag(name, attributes) {
      const opened = element(name, [], attributes);
      add(opened);
      open.push(opened);
    },
    ontext(value) {
      // In pieces: an entity is one of its own.
      const last = (open.at(-1)?.children ?? tree).at(-1);
      if (last?.type === 'text') last.value += value;
      else add({ type: 'text', value });
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return tree;
}
