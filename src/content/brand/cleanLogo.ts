import { XmlElement } from '@rgrove/parse-xml';
import { withoutWideColours } from './colour.ts';
import { childrenOf, elementsOf, readDrawing, written } from './drawing.ts';
import { elementFault, scriptFault, styleFault, unreadableDrawing } from './drawingRules.ts';
import { type Around, isPresentation, type Rule, rulesOf, styleOf } from './drawingStyles.ts';
import type { LogoDrawing } from './theme.ts';

/* Judges and cleans drawings, in the build and in the editor. */

/** Cleans a drawing (SVG); `undefined` if `drawingFault` says why it cannot. */
export function cleanLogo(svg: string): LogoDrawing | undefined {
  const { root } = judged(svg);
  if (!root) return undefined;
  const { viewBox, width = '', height = '' } = root.attributes;
  const [right, bottom] = [width, height].map((size) => Number(size.replace(/px$/, '')));
  const inherited = Object.entries(root.attributes).filter(([name]) => isPresentation(name));
  // A group gets the root element's presentation attributes, which apply to all shapes.
  const group = new XmlElement('g', Object.fromEntries(inherited), root.children);
  return {
    viewBox: viewBox ?? (right && bottom ? `0 0 ${right} ${bottom}` : ''),
    body: (inherited.length > 0 ? [group] : childrenOf(root)).map(written).join(''),
  };
}

/** Why a drawing (SVG) may not be published, in Norwegian; `undefined` if it may. */
export const drawingFault = (svg: string): string | undefined => judged(svg).fault;

function judged(text: string): { root?: XmlElement; fault?: string } {
  const svg = withoutWideColours(text);
  const drawing = readDrawing(svg);
  if (drawing?.name !== 'svg') return { fault: unreadableDrawing };
  const elements = elementsOf(drawing);
  const sheets = elements.filter(({ name }) => name === 'style').map((sheet) => sheet.text);
  const rules = rulesOf(sheets.join('\n'));
  const values = elements.flatMap(({ attributes }) => Object.values(attributes));
  // Colours among them do no harm.
  const links = values.flatMap((value) => /^\s*#(.*\S)/.exec(value)?.[1] ?? []);
  const used = new Set([...links, ...[...values, ...sheets].flatMap(namesIn)]);
  const root = drawnOf([drawing], rules ?? [], used);
  const faults = [
    // Also of what is not drawn: a partner's logo is published unchanged, with a script in it.
    ...elements.map(scriptFault),
    rules ? undefined : styleFault,
    ...elementsOf(root).map(elementFault),
  ];
  const fault = faults.find((each) => each !== undefined);
  return fault === undefined ? { root } : { fault };
}

/** What says nothing to a browser, or is written as attributes. Elements of SVG have small initials. */
const leftOut = /^(?:[A-Z]|(?:metadata|title|desc|style|flowRoot)$|(?!svg:).*:)/;

/** What is drawn only where something names it. */
const onlyNamed = /^(?:clipPath|filter|linearGradient|marker|mask|pattern|radialGradient|symbol)$/;

const paint = /url\(\s*(['"]?)#(.*?)\1\s*\)/gi;
const namesIn = (value: string) => [...value.matchAll(paint)].map(([, , name]) => name);

type Names = ReadonlySet<string | undefined>;

/** What is drawn of the first of some elements, which is in the others. */
function drawnOf(around: Around, rules: readonly Rule[], used: Names): XmlElement {
  const [{ name }] = around;
  const isShown = (child: XmlElement) =>
    !leftOut.test(child.name) &&
    !(child.name === 'text' && child.text.trim() === '') &&
    ((name !== 'defs' && !onlyNamed.test(child.name)) ||
      elementsOf(child).some(({ attributes: { id } }) => used.has(id)));
  const parts = childrenOf(around[0])
    .filter(isShown)
    .map((child) => drawnOf([child, ...around], rules, used))
    .filter(({ attributes }) => attributes['display'] !== 'none')
    // A group clips nothing; the shapes in it would.
    .flatMap((part) => (name !== 'clipPath' && isIdle(part) ? childrenOf(part) : part));
  return new XmlElement(name, attributesOf(around, rules, used), parts);
}

/** True for a group that says nothing of what is in it, or that has nothing in it. */
const isIdle = ({ name, attributes, isEmpty }: XmlElement) =>
  isEmpty ? /^(?:g|defs)$/.test(name) : name === 'g' && Object.keys(attributes).length === 0;

const geometry =
  'd points x x1 x2 y y1 y2 cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio offset href ' +
  'pathLength spreadMethod gradientUnits gradientTransform clipPathUnits maskUnits maskContentUnits style';
const geometryNames = new Set(geometry.split(' '));

/** The attributes of an element with its style, and names that no other drawing has. */
function attributesOf(around: Around, rules: readonly Rule[], used: Names): XmlElement['attributes'] {
  const { id = '', style: _, 'xlink:href': link, ...own } = around[0].attributes;
  const all = { ...(link !== undefined && { href: link }), ...own, ...styleOf(around, rules) };
  const drawn = Object.entries(all)
    .filter(([name]) => isPresentation(name) || geometryNames.has(name))
    .map(([name, value]) => [
      name,
      name === 'href' ? value.replace(/^\s*#/, '#logo-') : value.replaceAll(paint, 'url($1#logo-$2$1)'),
    ]);
  return { ...(used.has(id) && { id: `logo-${id}` }), ...Object.fromEntries(drawn) };
}
