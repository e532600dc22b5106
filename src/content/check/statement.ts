import { type MarkedToken, type Tokens, walkTokens } from 'marked';
import { type Content, type ContentFile, namesOfStaff } from '../content.ts';
import { unusedMark, withoutMapMarks } from '../facts.ts';
import { isAllowedLink, parseMarkdown } from '../markdown.ts';
import { isPrintable } from '../schema/fields.ts';
import { unknownFacts } from './facts.ts';
import { type Issue, issueOf, quote } from './issue.ts';
import { linkFault, siteOf } from './statementLinks.ts';

type Fault = readonly [found: string, expected: string];

/**
 * Checks a Markdown file's placeholders, and that it has headings and nothing but plain Markdown whose links
 * lead somewhere. Without the firm's facts links within the site are not checked.
 */
export function checkStatement({ name, body }: ContentFile, content: Content): Issue[] {
  if (!body) return [];
  const { facts } = content;
  const people = namesOfStaff(content);
  const lines = body.text.split('\n');
  const issues = lines.flatMap((line, index) => {
    const faults = [
      ...unknownFacts(withoutMapMarks(line), people),
      ...markFault(line),
      ...characterFault(line),
    ];
    return faults.map((fault) => issueOf(name, ...fault, body.firstLine + index));
  });
  // Unknown facts, reported already, cannot be filled in.
  const site = issues.length === 0 && facts ? siteOf(body.text, content, facts) : undefined;
  const unused = facts && unusedMark(facts.firm);
  const blocks = parseMarkdown(body.text);
  let line = body.firstLine;
  // The page's title is above the text.
  let level = 1;
  for (const block of blocks) {
    walkTokens([block], (each) => {
      const token = each as MarkedToken;
      const [start = ''] = token.raw.split('\n', 1);
      const [before = ''] = block.raw.split(start, 1);
      const at = line + lineBreaks(before);
      const isShown = unused !== undefined && !lines[at - body.firstLine]?.includes(unused);
      const fault =
        token.type === 'heading'
          ? headingFault(token, level)
          : (faultOf(token) ??
            (site && isShown && token.type === 'link' ? linkFault(token, site) : undefined));
      if (token.type === 'heading') level = token.depth;
      if (fault) issues.push(issueOf(name, ...fault, at));
    });
    line += lineBreaks(block.raw);
  }
  const example = 'Minst én overskrift som begynner med ## og mellomrom.';
  return blocks.some((block) => block.type === 'heading' && block.depth === 2)
    ? issues
    : [...issues, issueOf(name, 'en tekst uten overskrifter', example, body.firstLine)];
}

/** A mark applies to its whole line and must end it: text after the mark would vanish silently. */
function markFault(line: string): Fault[] {
  const [, mark, after = ''] = /(\{(?:med|uten) kart\})(.*)$/.exec(line) ?? [];
  const expected = `${mark} sist på linjen. Merket gjelder hele linjen; det andre skal stå på en egen linje.`;
  // In a table the mark is in a cell.
  return mark && after.trim() && !line.startsWith('|')
    ? [[`${quote(after.trim())} etter ${mark}`, expected]]
    : [];
}

/** Characters that no file may have, such as Word's soft line break. */
const characterFault = (line: string): Fault[] =>
  isPrintable(line) ? [] : [['tegn som ikke kan vises', 'Skriv linjen på nytt, med vanlig tekst.']];

const lineBreaks = (text: string) => text.split('\n').length - 1;

/** What is wrong with a heading that follows one of the level `before` (WCAG 1.3.1). */
function headingFault({ depth, text }: Tokens.Heading, before: number): Fault | undefined {
  if (text.trim() === '') return ['en overskrift uten ord', 'Ord på samme linje, som i ## Sikkerhet.'];
  const found = `en overskrift med ${depth} #-tegn, ${quote(text)}`;
  if (depth === 1) return [found, 'To #-tegn, som i ## Sikkerhet. Ett er sidens egen tittel.'];
  return depth > before + 1 ? [found, `Høyst ${before + 1} #-tegn på dette stedet.`] : undefined;
}

function faultOf(token: MarkedToken): Fault | undefined {
  switch (token.type) {
    case 'image':
      return [`et bilde, ${quote(token.text)}`, 'Bare tekst. Bilder kan ikke brukes her.'];
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
