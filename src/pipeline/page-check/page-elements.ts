import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a built page. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** Parses a page and returns its elements in order, including those in templates. */
export const parseElements = (html: string): PageElement[] => collectElements(parse(html));

function collectElements(node: Node): PageElement[] {
  const inside = childNodes(node).flatMap(collectElements);
  if (!('tagName' in node)) return inside;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes }, ...inside];
}

const childNodes = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
];
