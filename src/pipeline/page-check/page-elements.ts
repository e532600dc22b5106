import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a built page. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Offset of its start tag. */
  start: number;
}

/** The elements of a page in order, including those in templates. */
export const parseElements = (html: string): PageElement[] =>
  elementsIn(parse(html, { sourceCodeLocationInfo: true }));

function elementsIn(node: Node): PageElement[] {
  const inside = childrenOf(node).flatMap(elementsIn);
  if (!('tagName' in node)) return inside;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const start = node.sourceCodeLocation?.startOffset ?? 0;
  return [{ tag: node.tagName, attributes, start }, ...inside];
}

const childrenOf = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
];
