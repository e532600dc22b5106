import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a built page. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Text content; the code of an inline script or style. */
  text: string;
  /** Offset of its start tag. */
  start: number;
}

/** The elements of a page in order, including those in templates. */
export function elementsOf(html: string): PageElement[] {
  const collect = (node: Node): PageElement[] => {
    const children = [
      ...('childNodes' in node ? node.childNodes : []),
      ...('content' in node ? [node.content] : []),
    ];
    const inside = children.flatMap(collect);
    if (!('tagName' in node)) return inside;
    const own = {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: children.map((child) => ('value' in child ? child.value : '')).join(''),
      start: node.sourceCodeLocation?.startOffset ?? 0,
    };
    return [own, ...inside];
  };
  return collect(parse(html, { sourceCodeLocationInfo: true }));
}
