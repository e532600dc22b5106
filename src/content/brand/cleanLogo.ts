import { formatHex8, parse } from 'culori';
import { type CustomPlugin, optimize } from 'svgo/browser';
import { elementFault, scriptFault, unreadableDrawing } from './drawingRules.ts';
import type { LogoDrawing } from './theme.ts';

/*
 * Judges and cleans drawings, in the build and in the editor. The editor loads this with the first drawing
 * that the owner chooses: SVGO is as large as the editor itself.
 */

/** A drawing that cannot be used; the message says why, to the owner. */
class LogoFault extends Error {}

function refuse(fault: string | undefined) {
  if (fault !== undefined) throw new LogoFault(fault);
}

type Visitor = Extract<ReturnType<CustomPlugin['fn']>, object>;
type Enter = NonNullable<NonNullable<Visitor['element']>['enter']>;

/** An SVGO plug-in that visits elements, parents first. */
const visitor = (name: string, enter: Enter): CustomPlugin => ({ name, fn: () => ({ element: { enter } }) });

/**
 * Throws a `LogoFault` for scripts. Runs first: later plug-ins remove elements that are not drawn, but a
 * partner's logo is published unchanged, with a script in one of them.
 */
const refuseScripts = visitor('refuseScripts', ({ name, attributes }) =>
  refuse(scriptFault(name, attributes)),
);

/** Declarations that draw nothing in shapes, which Inkscape writes beside those that do. */
const idle =
  /^\s*(-|font|text-|line-height|(letter|word)-spacing|white-space|writing-mode|direction|shape-[mpis]|solid-|(isolation\s*:\s*auto|mix-blend-mode\s*:\s*normal|marker\s*:\s*none)\s*$)/;

/**
 * Leaves what SVG 2 itself defines: `cleanLogo` drops the declarations of prefixes with the root, and a
 * prefix without its declaration is an error in an `<img>`. SVGO knows the prefixes of some programs alone.
 */
const keepStandard = visitor('keepStandard', ({ name, attributes, children }, parent) => {
  const link = attributes['xlink:href'];
  if (link !== undefined) attributes['href'] ??= link;
  for (const attribute of Object.keys(attributes))
    if (attribute.includes(':')) Reflect.deleteProperty(attributes, attribute);
  const { style } = attributes;
  if (style !== undefined) {
    const drawn = style.split(';').filter((each) => each.trim() !== '' && !idle.test(each));
    if (drawn.length > 0) attributes['style'] = drawn.join(';');
    else delete attributes['style'];
  }
  if (!name.includes(':') || name.startsWith('svg:')) return;
  children.length = 0;
  parent.children = parent.children.filter((child) => child.type !== 'element' || child.name !== name);
});

/** Throws a `LogoFault` for forbidden markup. */
const refuseForbidden = visitor('refuseForbidden', ({ name, attributes }) => {
  refuse(elementFault(name, attributes));
  delete attributes['class'];
});

const wideColour = /\b(?:color|oklch|oklab|lch|lab)\([^()]*\)/g;

/** Wide colours as their nearest in sRGB: librsvg, which draws the icons, makes them black. */
const withoutWideColours = (svg: string) =>
  svg.replaceAll(wideColour, (text) => formatHex8(parse(text))?.replace(/ff$/, '') ?? text);

/** Cleans a drawing (SVG); `undefined` if `drawingFault` says why it cannot. */
export function cleanLogo(svg: string): LogoDrawing | undefined {
  const { data } = clean(svg);
  if (data === undefined) return undefined;
  const [, opening = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(opening)?.[1] ?? '';
  // A group gets the root element's presentation attributes, which apply to all shapes.
  const inherited = opening.replace(/ (xmlns|viewBox|version|x|y)="[^"]*"/g, '');
  return { viewBox, body: inherited.trim() ? `<g${inherited}>${body}</g>` : body };
}

/** A drawing (SVG) that looks the same, without what programs write about it, such as where it was made. */
export const withoutMetadata = (svg: string) => optimize(svg, { plugins: ['removeMetadata'] }).data;

/** Why a drawing (SVG) may not be published, in Norwegian; `undefined` if it may. */
export const drawingFault = (svg: string): string | undefined => clean(svg).fault;

function clean(svg: string): { data?: string; fault?: string } {
  try {
    return optimize(withoutWideColours(svg), {
      // Drawings of one unit by one have lines of a thousandth.
      floatPrecision: 5,
      plugins: [
        refuseScripts,
        keepStandard,
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        'preset-default',
        'convertStyleToAttrs',
        // Without a viewBox it makes one of width and height.
        'removeDimensions',
        refuseForbidden,
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
      ],
    });
  } catch (error) {
    return { fault: error instanceof LogoFault ? error.message : unreadableDrawing };
  }
}
