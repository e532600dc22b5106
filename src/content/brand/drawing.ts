import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The declaration of a text without markup, such as Illustrator's addresses. */
const entity = /<!ENTITY\s+([^\s%"'<>&]+)\s+(?:"([^"<>&\]]*)"|'([^'<>&\]]*)')\s*>/g;

/** A document type with nothing but such texts in it. */
const plainType = new RegExp(
  String.raw`<!DOCTYPE(?:[^"'<>[\]]|"[^"<>[\]]*"|'[^'<>[\]]*')*(?:\[(?:\s|${entity.source})*\]\s*)?>`,
);

/**
 * True if browsers see what the parser sees, which skips document types: there, entities, default attributes
 * and processing instructions can bring scripts. A style sheet can be XSLT.
 */
const isPlain = (svg: string) => !/<!DOCTYPE|<\?xml-stylesheet/.test(svg.replace(plainType, ''));

function entitiesOf(svg: string) {
  // If a name is declared twice, the first declaration applies.
  const all = [...svg.matchAll(entity)].toReversed();
  const texts = new Map(all.map(([, name, text, other]) => [`&${name};`, text ?? other]));
  return { resolveUndefinedEntity: (name: string) => texts.get(name) };
}

/** The root element of a drawing (SVG); `undefined` for what a browser would not draw as an `<img>`. */
export function readDrawing(svg: string): XmlElement | undefined {
  if (!isPlain(svg)) return undefined;
  try {
    const { root } = parseXml(svg, entitiesOf(svg));
    return root && hasDeclaredPrefixes(root, []) ? root : undefined;
  } catch {
    // Not well-formed.
    return undefined;
  }
}

/** True if every prefix in an element is declared. */
function hasDeclaredPrefixes(element: XmlElement, around: readonly string[]): boolean {
  const names = [element.name, ...Object.keys(element.attributes)];
  const declared = [...around, ...names.flatMap((name) => /^xmlns:(.*)/.exec(name)?.[1] ?? [])];
  const prefixes = names.flatMap((name) => /^(?!xml(?:ns)?:)(.*):/.exec(name)?.[1] ?? []);
  const areKnown = prefixes.every((prefix) => declared.includes(prefix));
  return areKnown && childrenOf(element).every((child) => hasDeclaredPrefixes(child, declared));
}

/** The elements in an element. */
export const childrenOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => child instanceof XmlElement);

/** An element and all in it, in the order of the file. */
export const elementsOf = (element: XmlElement): XmlElement[] => [
  element,
  ...childrenOf(element).flatMap(elementsOf),
];

/** Width and height of a drawing (SVG) by its `viewBox`, or else its attributes; 0 where it does not say. */
export function sizeOf(svg: string): { width: number; height: number } {
  const { viewBox = '', width = '', height = '' } = readDrawing(svg)?.attributes ?? {};
  const [, , ...inBox] = viewBox.trim().split(/[\s,]+/);
  const sizes = viewBox ? inBox : [width, height].filter((size) => !size.endsWith('%'));
  const [right = 0, bottom = 0] = sizes.map((size) => Number.parseFloat(size) || 0);
  return { width: right, height: bottom };
}

/** What Inkscape notes about a file in attributes, such as the folder it was saved in. */
const programNotes = /\s(?:inkscape|sodipodi):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * A drawing (SVG) that looks the same, without what programs write about it, such as where it was made.
 *
 * @throws XmlError if it is not well-formed
 */
export function withoutMetadata(svg: string): string {
  // The parser's offsets are in bytes: in ASCII a byte is a character.
  const { root } = parseXml(svg.replaceAll(/[^\0-\x7F]/g, 'x'), { includeOffsets: true, ...entitiesOf(svg) });
  const notes = root ? elementsOf(root).filter(({ name }) => name === 'metadata') : [];
  const ends = [0, ...notes.map(({ end }) => end)];
  const kept = ends.map((end, index) => svg.slice(end, notes[index]?.start));
  return kept.join('').replaceAll(programNotes, '');
}
