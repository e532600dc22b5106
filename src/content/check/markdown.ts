import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { ContentFile } from '../content.ts';
import { type Fault, type Issue, issueOf, quote } from './issue.ts';

/** Schemes that a link of the privacy statement may have; `src/privacy/markdown.ts` renders no other. */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'];

/** The text of the privacy statement: its headings of the second level, and what may not be in it. */
export function readStatement(name: string, body: NonNullable<ContentFile['body']>) {
  const headings: string[] = [];
  const issues: Issue[] = [];
  const lines = body.text.split('\n');
  visit(fromMarkdown(body.text), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 2) headings.push(lines[line - 1] ?? '');
    const fault = faultOf(node);
    if (fault) issues.push(issueOf(name, fault, body.firstLine + line - 1));
  });
  return { headings, issues };
}

function faultOf(node: Nodes): Fault | undefined {
  if (node.type === 'html')
    return {
      code: 'privacy',
      found: `HTML, ${quote(node.value)}`,
      expected: 'Vanlig tekst, overskrifter, lister, tabeller og lenker. HTML kan ikke brukes her.',
    };
  if (node.type === 'image' || node.type === 'imageReference')
    return {
      code: 'privacy',
      found: `et bilde, ${quote(node.alt ?? '')}`,
      expected: 'Bare tekst. Bilder kan ikke brukes her.',
    };
  if ((node.type === 'link' || node.type === 'definition') && !isAllowed(node.url))
    return {
      code: 'privacy',
      found: `en lenke til ${quote(node.url)}`,
      expected:
        'En lenke som begynner med https://, mailto: eller tel:, eller med / eller # på nettstedet selv.',
    };
  return undefined;
}

/** Read as a browser reads it: it ignores case, and tabs and line breaks in an address. */
const isAllowed = (url: string) =>
  linkSchemes.includes(URL.parse(url, 'https://firma.invalid')?.protocol.slice(0, -1) ?? '');
