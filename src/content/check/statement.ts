import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { ContentFile } from '../content.ts';
import { type Issue, issueOf, quote } from './issue.ts';

/** Schemes that a link of the privacy statement may have; `src/privacy/markdown.ts` renders no other. */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'];

/** Level-2 headings of the privacy statement, and an issue for each element that it may not contain. */
export function readStatement(name: string, body: NonNullable<ContentFile['body']>) {
  const headings: string[] = [];
  const issues: Issue[] = [];
  const lines = body.text.split('\n');
  visit(fromMarkdown(body.text), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 2) headings.push(lines[line - 1] ?? '');
    const fault = faultOf(node);
    if (fault) issues.push(issueOf(name, ...fault, body.firstLine + line - 1));
  });
  return { headings, issues };
}

function faultOf(node: Nodes): [found: string, expected: string] | undefined {
  const plain = 'Vanlig tekst, overskrifter, lister, tabeller og lenker. HTML kan ikke brukes her.';
  if (node.type === 'html') return [`HTML, ${quote(node.value)}`, plain];
  if (node.type === 'image' || node.type === 'imageReference')
    return [`et bilde, ${quote(node.alt ?? '')}`, 'Bare tekst. Bilder kan ikke brukes her.'];
  if (!(node.type === 'link' || node.type === 'definition') || isAllowed(node.url)) return undefined;
  const schemes =
    'En lenke som begynner med https://, mailto: eller tel:, eller med / eller # på nettstedet selv.';
  return [`en lenke til ${quote(node.url)}`, schemes];
}

/** Parses the address like a browser, which ignores case, tabs and line breaks. */
const isAllowed = (url: string) =>
  linkSchemes.includes(URL.parse(url, 'https://firma.invalid')?.protocol.slice(0, -1) ?? '');
