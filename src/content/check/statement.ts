import { type MarkedToken, walkTokens } from 'marked';
import type { ContentFile } from '../content.ts';
import { isAllowedLink, parseMarkdown } from '../markdown.ts';
import { type Issue, issueOf, quote } from './issue.ts';

/** Level-2 headings of the privacy statement, and an issue for each element that it may not contain. */
export function readStatement(name: string, body: NonNullable<ContentFile['body']>) {
  const headings: string[] = [];
  const issues: Issue[] = [];
  let line = body.firstLine;
  for (const block of parseMarkdown(body.text)) {
    if (block.type === 'heading' && block.depth === 2) headings.push(block.raw);
    walkTokens([block], (token) => {
      const fault = faultOf(token as MarkedToken);
      const [start = ''] = token.raw.split('\n', 1);
      const [before = ''] = block.raw.split(start, 1);
      if (fault) issues.push(issueOf(name, ...fault, line + lineBreaks(before)));
    });
    line += lineBreaks(block.raw);
  }
  return { headings, issues };
}

const lineBreaks = (text: string) => text.split('\n').length - 1;

function faultOf(token: MarkedToken): [found: string, expected: string] | undefined {
  switch (token.type) {
    case 'html':
      return [
        `HTML, ${quote(token.raw.trim())}`,
        'Vanlig tekst, overskrifter, lister, tabeller og lenker. HTML kan ikke brukes her.',
      ];
    case 'image':
      return [`et bilde, ${quote(token.text)}`, 'Bare tekst. Bilder kan ikke brukes her.'];
    case 'text': {
      const [entity] = /&#?\w+;/.exec(token.tokens ? '' : token.raw) ?? [];
      return entity === undefined ? undefined : [`koden ${quote(entity)}`, 'Selve tegnet.'];
    }
    case 'link':
    case 'def':
      return isAllowedLink(token.href)
        ? undefined
        : [
            `en lenke til ${quote(token.href)}`,
            'En lenke som begynner med https://, mailto: eller tel:, eller med / eller # på nettstedet selv.',
          ];
    default:
      return undefined;
  }
}
