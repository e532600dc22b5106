import { type MarkedToken, type Tokens, walkTokens } from 'marked';
import type { ContentFile } from '../content.ts';
import { fillMarkdown, type knownFacts, withoutMapMarks } from '../facts.ts';
import { headingsOf, isAllowedLink, pageIds, parseMarkdown } from '../markdown.ts';
import { isWritten } from '../schema/fields.ts';
import { unknownFacts } from './facts.ts';
import { type Issue, issueOf, quote } from './issue.ts';

type Fault = readonly [found: string, expected: string];

/**
 * Checks a Markdown file's placeholders, and that it has headings and nothing but plain Markdown whose links
 * lead somewhere.
 *
 * @param known the firm's facts; without them links to headings are not checked
 */
export function checkStatement({ name, body }: ContentFile, known: ReturnType<typeof knownFacts>): Issue[] {
  if (!body) return [];
  const issues = body.text.split('\n').flatMap((line, index) => {
    const faults = [...unknownFacts(withoutMapMarks(line)), ...markFault(line), ...characterFault(line)];
    return faults.map((fault) => issueOf(name, ...fault, body.firstLine + index));
  });
  // Unknown facts, reported already, cannot be filled in.
  const fragments =
    issues.length > 0 ? undefined : known && fragmentsOf(fillMarkdown(body.text, known.firm, known.staff));
  const blocks = parseMarkdown(body.text);
  let line = body.firstLine;
  // The page's title is above the text.
  let level = 1;
  for (const block of blocks) {
    walkTokens([block], (each) => {
      const token = each as MarkedToken;
      const fault =
        token.type === 'heading'
          ? headingFault(token, level)
          : (faultOf(token) ?? linkFault(token, fragments));
      if (token.type === 'heading') level = token.depth;
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
  isWritten(line) ? [] : [['tegn som ikke kan vises', 'Vanlig tekst. Skriv linjen på nytt.']];

const lineBreaks = (text: string) => text.split('\n').length - 1;

/** The address of the page with the statement. */
const page = 'https://firma.invalid/personvern';

/** Fragments of that page as addresses spell them. */
function fragmentsOf(text: string) {
  const anchors = [...headingsOf(parseMarkdown(text)).values()].map(({ anchor }) => anchor);
  return new Set([...pageIds, ...anchors].map((id) => new URL(`#${id}`, page).hash));
}

/** What is wrong with a heading that follows one of the level `before` (WCAG 1.3.1). */
function headingFault({ depth, text }: Tokens.Heading, before: number): Fault | undefined {
  if (text.trim() === '') return ['en overskrift uten ord', 'Ord på samme linje, som i ## Sikkerhet.'];
  const found = `en overskrift med ${depth} #-tegn, ${quote(text)}`;
  if (depth === 1) return [found, 'To #-tegn, som i ## Sikkerhet. Ett er sidens egen tittel.'];
  return depth > before + 1 ? [found, `Høyst ${before + 1} #-tegn på dette stedet.`] : undefined;
}

/** What is wrong with a link within the site, as the check of the built pages would find it. */
function linkFault(token: MarkedToken, fragments: ReadonlySet<string> | undefined): Fault | undefined {
  const url = token.type === 'link' ? URL.parse(token.href, page) : null;
  const own = new URL(page);
  if (token.type !== 'link' || url?.origin !== own.origin) return undefined;
  const found = `en lenke til ${quote(token.href)}, som ikke finnes`;
  if (url.pathname !== own.pathname)
    return url.pathname === '/'
      ? undefined
      : [found, 'En side på nettstedet: / eller /personvern. Deler av forsiden er /#kontakt og lignende.'];
  return !url.hash || !fragments || fragments.has(url.hash)
    ? undefined
    : [found, '# og en overskrift på siden med små bokstaver og bindestreker, som #hva-vi-lagrer.'];
}

function faultOf(token: MarkedToken): Fault | undefined {
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
