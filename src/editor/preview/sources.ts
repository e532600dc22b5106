import { folderOf, pathIn } from '../../content/content.ts';
import { isSame } from '../../content/values.ts';
import { type FieldNode as FormField, isWithin } from '../../content/fieldTree.ts';
import { fieldText } from '../values.ts';
import { pictureAt } from './cropped.ts';

/** A field of the content, with its text or picture path as shown on the page. */
export type Source = Pick<FormField, 'file' | 'field'> & { shown: string };

const softHyphen = '\u00ad';

/** Normalises text for comparison: soft hyphens and white space do not count. */
const plain = (text: string) => text.replaceAll(softHyphen, '').replace(/\s+/g, ' ').trim();

/** The texts and pictures of the forms' fields, with facts filled in. */
export const sourcesOf = (fields: readonly FormField[], filled: (text: string) => string): Source[] =>
  fields.flatMap(({ file, field, schema: { kind = '', among }, value }) => {
    if (['icon', 'colour', 'project'].includes(kind) || among) return [];
    const isPicture = kind === 'picture' || kind === 'logo';
    const text = fieldText(value);
    const shown = isPicture && text ? pathIn(folderOf(file), text) : plain(filled(text));
    return shown ? [{ file, field, shown }] : [];
  });

/** The picture or text of an element. */
const shownBy = (element: Element) =>
  element.localName === 'img' ? (pictureAt(element.getAttribute('src')) ?? '') : plain(element.textContent);

/** The element and its ancestors, innermost first. */
function* around(element: Element | null) {
  for (let part = element; part && part.localName !== 'body'; part = part.parentElement) yield part;
}

/**
 * Finds the field that a pressed element shows, and the element that shows it. Prefers an equal text; then a
 * text that contains the element's, or is contained in it.
 */
export function sourceAt(
  target: Element,
  sources: readonly Source[],
): { source: Source; element: Element } | undefined {
  const statement = statementPartAt(target, sources);
  if (statement) return { source: statement, element: target };
  // A press on the box around a picture counts as one on the picture.
  const inside = target.textContent.trim() === '' ? target.querySelector('img') : null;
  for (const isShownBy of [isEqual, isPart])
    for (const element of around(inside ?? target)) {
      const shown = shownBy(element);
      const found = sources.filter((each) => isShownBy(each.shown, shown));
      const longest = Math.max(...found.map((each) => each.shown.length));
      const source = nearest(
        found.filter((each) => each.shown.length === longest),
        element,
        sources,
      );
      if (source) return { source, element };
    }
  return undefined;
}

const isEqual = (text: string, shown: string) => text === shown;
const isPart = (text: string, shown: string) =>
  text.length > 2 && (shown.includes(text) || (shown.length > 2 && text.includes(shown)));

/**
 * Chooses among fields with the same text: those of the open form, whose sources come first, and then the
 * field whose group is shown around the element. The smallest surrounding element that shows more of one
 * group than of the others decides.
 */
function nearest(all: readonly Source[], element: Element, sources: readonly Source[]): Source | undefined {
  const own = all.filter(({ file }) => file === sources[0]?.file);
  const found = own.length > 0 ? own : all;
  const [first, second] = found;
  if (!second) return first;
  const groups = found.map(({ file, field }) =>
    sources.filter(
      (other) =>
        other.file === file && isWithin(other.field, field.slice(0, -1)) && !isSame(other.field, field),
    ),
  );
  for (const part of around(element)) {
    const text = shownBy(part);
    const shares = groups.map(
      (group) => group.filter(({ shown }) => text.includes(shown)).length / (group.length || 1),
    );
    const most = Math.max(...shares);
    const [best, other] = found.filter((_, index) => shares[index] === most);
    if (most > 0 && best && !other) return best;
  }
  return first;
}

/** The section of the privacy statement that contains an element, by the headings before it. */
function statementPartAt(target: Element, sources: readonly Source[]): Source | undefined {
  const statement = target.closest('.statement');
  if (!statement) return undefined;
  const isBefore = (heading: Element) =>
    heading.contains(target) ||
    (heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heading = [...statement.querySelectorAll('h2')].findLast(isBefore);
  const parts = sources.filter(({ field: [step] }) => step === 'body');
  const title = heading && plain(heading.textContent);
  return title === undefined ? parts[0] : parts.find(({ shown }) => shown.startsWith(`## ${title} `));
}

/** The innermost element that shows a field; the first of several. */
export function elementOf(own: Source, page: Document, sources: readonly Source[]): Element | undefined {
  const [step] = own.field;
  const isShown = (element: Element) =>
    step === 'body'
      ? element.localName === 'h2' && own.shown.startsWith(`## ${plain(element.textContent)} `)
      : shownBy(element) === own.shown;
  const found = [...page.body.querySelectorAll('*')].filter(isShown);
  const innermost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
  return innermost.find((element) => sourceAt(element, sources)?.source === own) ?? innermost[0];
}
