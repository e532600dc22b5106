import { type MarkedToken, walkTokens } from 'marked';
import type { ContentFile } from '../content.ts';
import { withoutMapMarks } from '../facts.ts';
import { isAllowedLink, parseMarkdown } from '../markdown.ts';
import { unknownFacts } from './facts.ts';
import { type Issue, issueOf, quote } from './issue.ts';

/** Checks a Markdown file's placeholders, and that it has headings and nothing but plain Markdown. */
export function checkStatement({ name, body }: ContentFile): Issue[] {
  if (!body) return [];
  const issues = body.text.split('\n').flatMap((line, index) => {
    const faults = [...unknownFacts(withoutMapMarks(line)), ...markFault(line)];
    return faults.map((fault) => issueOf(name, ...fault, body.firstLine + index));
  });
  const blocks = parseMarkdown(body.text);
  let line = body.firstLine;
  for (const block of blocks) {
    walkTokens([block], (token) => {
      const fault = faultOf(token as MarkedToken);
      const [start = ''] = token.raw.split('\n', 1);
      const [before = ''] = block.raw.split(start, 1);
      if (fault) issues.push(issueOf(name, ...fault, line + lineBreaks(before)));
    });
    line += lineBreaks(block.raw);
  }
  const example = 'Minst én overskrift som begynner med ## og mellomrom.';
  return blocks.some((block) => block.type === 'heading' && block.depth === 2)
    ? issues
    : [...issues, issueOf(name, 'en tekst uten overskrifter', example, body.firstLine)];
}

/** A mark applies to its whole line and must end it: text after the mark would vanish silently. */
function markFault(line: string): (readonly [found: string, expected: string])[] {
  const [, mark, after = ''] = /(\{(?:med|uten) kart\})(.*)$/.exec(line) ?? [];
  const expected = `${mark} sist på linjen. Merket gjelder hele linjen; det andre skal stå på en egen linje.`;
  // In a table the mark is in a cell.
  return mark && after.trim() && !line.startsWith('|')
    ? [[`${quote(after.trim())} etter ${mark}`, expected]]
    : [];
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
