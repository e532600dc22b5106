import { createElement, type ReactNode } from 'react';

/** `stroke-width` as React names it. */
const propertyOf = (name: string) =>
  name === 'class' ? 'className' : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Renders an SVG text as React elements, which Trusted Types allow. For files of this repository: elements,
 * attributes and text, no comments or entities.
 */
export function Drawing({ svg }: { svg: string }): ReactNode {
  const open: { name: string; attributes: object; children: ReactNode[] }[] = [];
  const root: ReactNode[] = [];
  const add = (node: ReactNode) => (open.at(-1)?.children ?? root).push(node);
  const close = () => {
    const element = open.pop();
    if (element) add(createElement(element.name, element.attributes, ...element.children));
  };
  for (const [, end, name, attributes = '', isEmpty, text] of svg.matchAll(
    /<(?:(\/)\w+|(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?)>|([^<]*[^<\s][^<]*)/g,
  )) {
    if (text !== undefined) add(text);
    if (name !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      open.push({
        name,
        attributes: Object.fromEntries(pairs.map(([, key = '', value]) => [propertyOf(key), value])),
        children: [],
      });
    }
    if (end || isEmpty) close();
  }
  return root;
}
