import {
  elementFault,
  foreignFault,
  scriptFault,
  styleFault,
  unreadableDrawing,
  urlsIn,
} from './drawingRules.ts';

/*
 * Checks drawings in the editor without SVGO, which would almost double its size; Trusted Types refuse the
 * browser's own parser. Stricter than the build, where SVGO moves styles into attributes and removes elements
 * that draw nothing: here other styles are refused, and so are elements that draw nothing, except metadata.
 * Whatever passes here passes the build.
 */

const notElements = /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE(?:[^[>]|\[[^]*?\])*>/g;
const metadata = /<metadata\b(?:[^>]*\/>|[^]*?<\/metadata>)/g;
const tag = /<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const styleElement = /<style\b[^>]*?(?:\/>|>([^]*?)<\/style>)/g;
/** What drawing programs note in elements and attributes of their own, which SVGO removes. */
const ofPrograms = /^(sodipodi|inkscape|sketch|serif|vectornator):/;

/** Properties that SVGO makes attributes. */
const movable = [
  /^(fill|stroke|stop|clip)(-[a-z]+)?$/,
  /^stroke-(dash|line|miter)[a-z]*(-[a-z]+)?$/,
  /^(color|display|visibility|opacity|mask|overflow|enable-background)$/,
];

/** Why a drawing (SVG) may not be published, in Norwegian; `undefined` if it may. */
export function drawingFaultInText(svg: string): string | undefined {
  const text = svg.replaceAll(notElements, '');
  const drawn = text.replaceAll(metadata, '');
  const styles = [...drawn.matchAll(styleElement)].map(([, rules = '']) =>
    rules.replace(/<!\[CDATA\[|\]\]>/g, ''),
  );
  const shapes = drawn.replaceAll(styleElement, '');
  const elements = elementsIn(shapes);
  if (hasUnknownEntity(svg, drawn)) return unreadableDrawing;
  if (!/^\s*<svg\b/.test(shapes) || /<(?!\/)/.test(shapes.replaceAll(tag, ''))) return unreadableDrawing;
  return (
    first(elementsIn(text), ([name, attributes]) => scriptFault(name, attributes)) ??
    first(styles, styleElementFault) ??
    first(elements, ([name, { style, ...attributes }]) =>
      ofPrograms.test(name)
        ? undefined
        : ((style === undefined ? undefined : declarationsFault(style)) ?? elementFault(name, attributes)),
    )
  );
}

/** The `viewBox` of a drawing (SVG), which the build makes of width and height where it has none. */
export function viewBoxInText(svg: string): string {
  const [root] = elementsIn(svg.replaceAll(notElements, ''));
  const { viewBox, width = '', height = '' } = root?.[1] ?? {};
  return viewBox ?? ['0 0', width, height].join(' ').replaceAll('px', '');
}

/** XML predefines five entities; a file may declare others. */
function hasUnknownEntity(svg: string, text: string): boolean {
  const declared = [...svg.matchAll(/<!ENTITY\s+(\w+)/g)].map(([, name = '']) => name);
  const known = new Set(['amp', 'lt', 'gt', 'quot', 'apos', ...declared]);
  return [...text.matchAll(/&(?!#)(\w*)/g)].some(([, name = '']) => !known.has(name));
}

const elementsIn = (text: string) =>
  [...text.matchAll(tag)].map(([, name = '', attributes = '']) => {
    const pairs = attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    const named = [...pairs].map(([, key = '', double, single]) => [key, double ?? single ?? ''] as const);
    return [name, Object.fromEntries(named) as Record<string, string>] as const;
  });

/** Rules with simple selectors can be moved; those of states and of media cannot. */
function styleElementFault(rules: string): string | undefined {
  const plain = rules.replaceAll(/\/\*[^]*?\*\//g, '');
  const selectors = plain.replaceAll(/\{[^{}]*\}/g, '');
  if (/[@:{}<&]/.test(selectors)) return styleFault;
  return first([...plain.matchAll(/\{([^{}]*)\}/g)], ([, declarations = '']) =>
    declarationsFault(declarations),
  );
}

function declarationsFault(declarations: string): string | undefined {
  const properties = declarations.split(';').filter((each) => each.trim() !== '');
  const isMovable = (each: string) =>
    movable.some((pattern) => pattern.test(each.split(':', 1)[0]?.trim() ?? '')) && !each.includes('!');
  if (!properties.every(isMovable)) return styleFault;
  const foreign = urlsIn(declarations).find((address) => !address.trim().startsWith('#'));
  return foreign === undefined ? undefined : foreignFault(foreign);
}

/** The first fault of some parts. */
function first<Part>(
  parts: readonly Part[],
  faultOf: (part: Part) => string | undefined,
): string | undefined {
  for (const part of parts) {
    const fault = faultOf(part);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
