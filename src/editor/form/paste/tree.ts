import type { toMdast } from 'hast-util-to-mdast';

type AnyNode = Parameters<typeof toMdast>[0];
export type Element = Extract<AnyNode, { type: 'element' }>;
export type Child = Element['children'][number];

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

/** The children of elements with some names in place of them. */
export const unwrapped =
  (...names: string[]) =>
  (node: Child): Child[] =>
    isElement(node, ...names) ? node.children : [node];

/** What is in a part of a page as a tree, without comments. */
export const treeOf = ({ childNodes }: Node): Child[] =>
  [...childNodes].flatMap((node): Child[] => {
    if (node instanceof Text) return [{ type: 'text', value: node.data }];
    if (!(node instanceof globalThis.Element)) return [];
    const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
    return [element(node.localName, treeOf(node), Object.fromEntries(attributes))];
  });
