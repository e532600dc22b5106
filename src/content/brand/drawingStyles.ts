import type { XmlElement } from '@rgrove/parse-xml';

/** An element and those around it, innermost first. */
export type Around = readonly [XmlElement, ...XmlElement[]];

/** Declarations of a style sheet, for elements that a selector fits. */
export interface Rule {
  /** The innermost first. */
  steps: readonly string[];
  declarations: string;
  /** True if it may fit fewer elements than its steps do, which attributes cannot say. */
  isLoose: boolean;
}

const comment = /\/\*.*?\*\//gs;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const media = /@media\s+([^{}]*?)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

/** States that a picture is never in. */
const state = /:(?:hover|active|focus|visited|target)/;

/** What is not judged of a selector: without it, the same elements fit, and maybe more. */
const unjudged = /:[\w-]+(?:\([^()]*\))?|\[[^[\]]*\]/g;

/** A name, or any, with its classes and ids; after `>`, of what is directly in the step before it. */
const step = /^(?=.)>?(?:\*|[^\s.#>+~:[\]*@\\]+)?(?:[.#][^\s.#>+~:[\]*@\\]+)*$/;

/** The rules within `@media` as they are on a screen; where that depends on the reader, with a mark. */
const onScreen = (_: string, query: string, rules: string) => {
  if (query === 'print') return '';
  return /^(?:all|screen)$/.test(query) ? rules : rules.replaceAll(/\s*[,{]/g, ':media$&');
};

/** The rules of a style sheet, those that others outdo first; `undefined` if it has more than rules. */
export function rulesOf(sheet: string): Rule[] | undefined {
  const css = sheet
    .replaceAll(comment, '')
    .replaceAll(/<!--|-->/g, '')
    .replaceAll(media, onScreen);
  const rules = [...css.matchAll(rule)].flatMap(([, selectors = '', declarations = '']) =>
    selectors
      .replaceAll(':root', 'svg')
      .split(',')
      .filter((selector) => !state.test(selector.replaceAll(/:not\([^()]*\)/g, '')))
      .map((selector) => {
        const judged = selector.replaceAll(unjudged, '?');
        return { steps: stepsOf(judged).toReversed(), declarations, isLoose: judged !== selector };
      }),
  );
  const isKnown = rules.every(({ steps }) => steps.every((each) => step.test(each)));
  if (!isKnown || css.replaceAll(rule, '').trim() !== '') return undefined;
  return rules.toSorted((one, other) => weightOf(one) - weightOf(other));
}

const stepsOf = (selector: string) =>
  selector
    .replaceAll(/\s*>\s*/g, ' >')
    .trim()
    .split(/\s+/)
    .map((each) => each.replaceAll('?', '') || '*');

/** Specificity of a selector (Selectors 4): ids before classes before names. */
function weightOf({ steps }: Rule): number {
  const count = (sign: RegExp) => steps.reduce((sum, each) => sum + (each.match(sign)?.length ?? 0), 0);
  return 1e4 * count(/#/g) + 100 * count(/\./g) + count(/^>?[^.#*>]/g);
}

/** True for the elements around and with an element, innermost first, that a selector fits. */
function fits([element, ...around]: readonly XmlElement[], [own = '', ...outer]: Rule['steps']): boolean {
  if (!element) return false;
  const { id, class: classes = '' } = element.attributes;
  const isOne = (own.match(/[.#]?[^.#>]+/g) ?? []).every((part) => {
    if (part.startsWith('.')) return classes.split(/\s+/).includes(part.slice(1));
    return part.startsWith('#') ? id === part.slice(1) : part === '*' || part === element.name;
  });
  const places = own.startsWith('>') ? around.slice(0, 1) : around;
  return isOne && (outer.length === 0 || places.some((_, index) => fits(around.slice(index), outer)));
}

/** Properties of shapes that are attributes as well (SVG 2, section 6.6). */
const presentation =
  'clip-path clip-rule color color-interpolation display fill fill-opacity fill-rule filter marker-start ' +
  'marker-mid marker-end mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity ' +
  'stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-opacity stroke-width transform transform-origin vector-effect visibility';
const presentationNames = new Set(presentation.split(' '));
export const isPresentation = (name: string) => presentationNames.has(name);

/** Declarations that draw nothing in shapes, which programs write beside those that do. */
const idle = new RegExp(
  '^(?:-|font|text-|line-height|(?:letter|word)-spacing|white-space|writing-mode|direction|shape-[mpis]|' +
    'solid-|isolation|enable-background|(?:color|image)-rendering|color-(?:profile|interpolation-filters)|' +
    '(?:dominant-)?baseline|filter-|pointer-events|cursor|kerning|flood-|lighting-|' +
    '(?:mix-blend-mode:normal|marker:none)$)',
);

const important = /\s*!\s*important$/i;

/** What the attribute knows of the transforms of CSS, which it writes without units. */
const transform = /^(?:\s*(?:matrix|translate|scale|rotate|skew[XY])\([\d\s,.e+-]*\)[\s,]*)*$/;

/** What the style of an element says, as attributes; `style` is what no attribute can say. */
export function styleOf(around: Around, rules: readonly Rule[]): Record<string, string> {
  const own = around[0].attributes['style'] ?? '';
  const fitting = rules.filter(({ steps }) => fits(around, steps));
  if (fitting.some(({ isLoose }) => isLoose)) return { style: 'unjudged' };
  const texts = [...fitting.map((each) => each.declarations), own];
  const declarations = texts
    .flatMap((text) => text.replaceAll(comment, '').split(';'))
    .map((each): [string, string, boolean] => {
      const [name = '', ...value] = each.split(':');
      const text = value.join(':').trim();
      return [name.trim().toLowerCase(), text.replace(important, ''), important.test(text)];
    })
    .filter(([name, value]) => name !== '' && value !== '' && !idle.test(`${name}:${value}`));
  const inOrder = declarations.toSorted(([, , one], [, , other]) => Number(one) - Number(other));
  return Object.fromEntries(
    inOrder.map(([name, text]) => {
      const value = name === 'transform' ? text.replaceAll(/(?<=\d)(?:px|deg)\b|^none$/g, '') : text;
      const isAttribute = isPresentation(name) && (name !== 'transform' || transform.test(value));
      return [isAttribute ? name : 'style', value];
    }),
  );
}
