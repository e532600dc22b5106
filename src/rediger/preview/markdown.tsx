import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { createElement, type ReactNode } from 'react';

const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** The Markdown of the privacy statement; as React elements, for the page may make no HTML from text. */
export const Markdown = ({ text }: { text: string }) => draw(toHast(fromMarkdown(text, tables)));

function draw(node: ReturnType<typeof toHast>, key = 0): ReactNode {
  if (node.type === 'text') return node.value;
  const children = 'children' in node ? node.children.map(draw) : null;
  return node.type === 'element'
    ? createElement(node.tagName, { key, href: node.properties['href'] && '#' }, ...(children ?? []))
    : children;
}
