import type { Mark } from '../../content/siteContent.ts';
import type { Pictures } from '../../site/view/pictures.ts';
import { idOf } from '../form/fieldProps.ts';
import type { FieldPath } from '../../content/values.ts';

/*
 * The preview's texts say which field each is: each ends in a mark, one letter of a plane that Unicode leaves
 * to programs (U+F0000 and up), after a space that no text has. Once React has drawn them, and before the
 * browser paints, the marks become `data-field` and go. The site's own pages have none.
 */
const space = '\u2005';
const first = 0xf0000;
const marks = new RegExp(`${space}?([\u{f0000}-\u{10fffd}])`, 'gu');

/** A field by its place. */
export interface Place {
  file: string;
  field: FieldPath;
}

/** The fields by their marks: a field keeps its mark, so that what has not changed is not drawn again. */
const places: Place[] = [];
const known = new Map<string, number>();

const numberOf = ({ file, field }: Place): number => {
  const key = `${file} ${idOf(field)}`;
  const number = known.get(key) ?? places.push({ file, field }) - 1;
  known.set(key, number);
  return number;
};

/** Marks a text as that of a field. */
export const withMark: Mark = (text, { file, field }) =>
  `${text}${space}${String.fromCodePoint(first + numberOf({ file, field }))}`;

const numbersIn = (text: string) =>
  [...text.matchAll(marks)].map(([, mark = '']) => (mark.codePointAt(0) ?? first) - first);

const withoutMarks = (text: string) => text.replaceAll(marks, '');

/** Pictures whose paths have marks, which their addresses keep behind a #. */
export function markedPictures(pictures: Pictures): Pictures {
  const marked = async (path: string, address: Promise<string>) =>
    [await address, ...numbersIn(path).map((number) => String.fromCodePoint(first + number))].join('#');
  return {
    size: (path) => pictures.size(withoutMarks(path)),
    version: (path, version) => marked(path, pictures.version(withoutMarks(path), version)),
  };
}

/** Takes the marks out of what React has drawn: `data-field` has the numbers of an element's fields. */
export function readMarks(root: Element) {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const found: number[] = [];
    for (const node of element.childNodes) {
      const numbers = node.nodeType === Node.TEXT_NODE ? numbersIn(node.nodeValue ?? '') : [];
      found.push(...numbers);
      if (numbers.length > 0) node.nodeValue = withoutMarks(node.nodeValue ?? '');
    }
    for (const { name, value } of element.attributes) {
      const numbers = numbersIn(value);
      if (name === 'src') found.unshift(...numbers);
      else found.push(...numbers);
      // Another address would load the picture again.
      if (numbers.length > 0 && !name.startsWith('src')) element.setAttribute(name, withoutMarks(value));
    }
    if (found.length > 0) element.setAttribute('data-field', found.join(' '));
  }
}

/** The fields that an element shows. */
export const placesOf = (element: Element): Place[] =>
  (element.getAttribute('data-field') ?? '').split(' ').flatMap((number) => places[Number(number)] ?? []);

/**
 * The element that shows a field at a pressed one: itself, one around it, or in the same part of a page the
 * last one before it, as the heading is of a paragraph.
 */
export function shownAt(target: Element): { element: Element; place: Place } | undefined {
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part.matches('section, header, footer, body')) return undefined;
    const inside = [...part.querySelectorAll('[data-field]')];
    const isBefore = (each: Element) =>
      (each.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const element = part.hasAttribute('data-field') ? part : (inside.findLast(isBefore) ?? inside[0]);
    const [place] = element ? placesOf(element) : [];
    if (element && place) return { element, place };
  }
  return undefined;
}

/** The element that shows a field by its `id`, or what is nearest to it in the form. */
export function elementOf(file: string, id: string, page: ParentNode): Element | undefined {
  const steps = id.split('-');
  const nearness = ({ file: own, field }: Place) => {
    const apart = idOf(field)
      .split('-')
      .findIndex((step, depth) => step !== steps[depth]);
    return own === file ? (apart < 0 ? field.length + 1 : apart) : 0;
  };
  let [most, found] = [1, undefined as Element | undefined];
  // A link of a table of contents or of a closed menu only leads there.
  const shown = [...page.querySelectorAll('[data-field]:not(nav *)')].filter((each) =>
    each.checkVisibility(),
  );
  for (const element of shown) {
    const near = Math.max(...placesOf(element).map(nearness));
    if (near > most) [most, found] = [near, element];
  }
  return found;
}
