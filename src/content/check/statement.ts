import { type MarkedToken, type Tokens, walkTokens } from 'marked';
import { type Content, type ContentFile, staffNames } from '../content.ts';
import { unusedMark, withoutMapMarks } from '../facts.ts';
import { isAllowedLink, parseMarkdown } from '../markdown.ts';
import { isPrintable } from '../schema/fields.ts';
import { unknownFacts } from './facts.ts';
import { type Fault, type Issue, fileIssue, quote } from './issue.ts';
import { findLinkTargets, linkFault } from './statementLinks.ts';

/**
 * Checks the text of a Markdown file: its placeholders, that it has headings, that it is plain Markdown, and
 * that its links lead somewhere. Without the firm's facts, links within the site are not checked.
 */
export function checkStatement({ name, body }: ContentFile, content: Content): Issue[] {
  if (!body) return [];
  const { facts } = content;
  const people = staffNames(content);
  const lines = body.text.split('\n');
  const issues: Issue[] = [];
  const addIssue = ({ found, expected }: Fault, line: number) => {
    issues.push(fileIssue(name, found, expected, line));
  };

  for (const [index, line] of lines.entries()) {
    const unknown = unknownFacts(withoutMapMarks(line), people);
    for (const fault of [...unknown, ...markFault(line), ...characterFault(line)])
      addIssue(fault, body.firstLine + index);
  }

  // Where facts are unknown, which is reported above, the text of the page is not known yet.
  const targets = issues.length === 0 && facts ? findLinkTargets(body.text, content, facts) : undefined;
  const unused = facts && unusedMark(facts.firm);
  const blocks = parseMarkdown(body.text);
  let blockLine = body.firstLine;
  // The page's title is above the text.
  let level = 1;
  for (const block of blocks) {
    walkTokens([block], (each) => {
      const token = each as MarkedToken;
      // Tokens have no line. The line of this one is where its first words come in the block.
      const [start = ''] = token.raw.split('\n', 1);
      const [before = ''] = block.raw.split(start, 1);
      const line = blockLine + lineBreaks(before);
      // A line that this firm's page leaves out may link to a part that the page leaves out too.
      const isLeftOut = unused !== undefined && lines[line - body.firstLine]?.includes(unused);
      const fault = tokenFault(token, level, isLeftOut ? undefined : targets);
      if (fault) addIssue(fault, line);
      if (token.type === 'heading') level = token.depth;
    });
    blockLine += lineBreaks(block.raw);
  }
  const hasSections = blocks.some((block) => block.type === 'heading' && block.depth === 2);
  if (!hasSections) addIssue(noSections, body.firstLine);
  return issues;
}

const noSections: Fault = {
  found: 'en tekst uten overskrifter',
  expected: 'Minst én overskrift som begynner med ## og mellomrom.',
};

/** A mark applies to its whole line and must end it: text after the mark would vanish silently. */
function markFault(line: string): Fault[] {
  // In a table the mark is in a cell.
  if (line.startsWith('|')) return [];
  const [, mark, after = ''] = /(\{(?:med|uten) kart\})(.*)$/.exec(line) ?? [];
  if (after.trim() === '') return [];
  const expected = `${mark} sist på linjen. Merket gjelder hele linjen; det andre skal stå på en egen linje.`;
  return [{ found: `${quote(after.trim())} etter ${mark}`, expected }];
}

/** Characters that no file may have, such as Word's soft line break. */
const characterFault = (line: string): Fault[] =>
  isPrintable(line)
    ? []
    : [{ found: 'tegn som ikke kan vises', expected: 'Skriv linjen på nytt, med vanlig tekst.' }];

const lineBreaks = (text: string) => text.split('\n').length - 1;

/**
 * What is wrong with a part of the text.
 *
 * @param level of the heading before it
 * @param targets where links within the site may lead; without them these are not checked
 */
function tokenFault(
  token: MarkedToken,
  level: number,
  targets: ReturnType<typeof findLinkTargets> | undefined,
): Fault | undefined {
  switch (token.type) {
    case 'heading':
      return headingFault(token, level);
    case 'image':
      return { found: `et bilde, ${quote(token.text)}`, expected: 'Bare tekst. Bilder kan ikke brukes her.' };
    case 'def':
      return schemeFault(token.href);
    case 'link':
      return schemeFault(token.href) ?? (targets && linkFault(token, targets));
    default:
      return undefined;
  }
}

/** What is wrong with a heading that follows one of the level `before` (WCAG 1.3.1). */
function headingFault({ depth, text }: Tokens.Heading, before: number): Fault | undefined {
  if (text.trim() === '')
    return { found: 'en overskrift uten ord', expected: 'Ord på samme linje, som i ## Sikkerhet.' };
  const found = `en overskrift med ${depth} #-tegn, ${quote(text)}`;
  if (depth === 1) return { found, expected: 'To #-tegn, som i ## Sikkerhet. Ett er sidens egen tittel.' };
  if (depth > before + 1) return { found, expected: `Høyst ${before + 1} #-tegn på dette stedet.` };
  return undefined;
}

function schemeFault(address: string): Fault | undefined {
  if (isAllowedLink(address)) return undefined;
  return {
    found: `en lenke til ${quote(address)}`,
    expected:
      'En lenke som begynner med https://, mailto: eller tel:, eller med / eller # på nettstedet selv.',
  };
}
