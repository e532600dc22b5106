import { type CustomPlugin, optimize } from 'svgo';
import type { LogoDrawing } from '../content/brand/theme.ts';
import { elementFault, scriptFault, unreadableDrawing } from '../content/brand/drawingRules.ts';

/** A drawing that cannot be used; the message says why, to the owner. */
class LogoFault extends Error {}

/**
 * SVGO plug-in: throws a `LogoFault` for scripts. Runs first: later plug-ins remove elements that are not
 * drawn, but a partner's logo is published unchanged, with a script in one of them.
 */
const refuseScripts: CustomPlugin = {
  name: 'refuseScripts',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => refuse(scriptFault(name, attributes)),
    },
  }),
};

/** SVGO plug-in: throws a `LogoFault` for forbidden markup. */
const refuseForbidden: CustomPlugin = {
  name: 'refuseForbidden',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        refuse(elementFault(name, attributes));
        delete attributes['class'];
      },
    },
  }),
};

function refuse(fault: string | undefined) {
  if (fault !== undefined) throw new LogoFault(fault);
}

/** Cleans the firm's logo (SVG); `undefined` if `drawingFault` says why it cannot. */
export function cleanLogo(svg: string): LogoDrawing | undefined {
  const { data } = clean(svg);
  if (data === undefined) return undefined;
  const [, opening = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(opening)?.[1] ?? '';
  // A group gets the root element's presentation attributes, which apply to all shapes.
  const inherited = opening.replace(/ (xmlns(:\w+)?|viewBox|version|x|y)="[^"]*"/g, '');
  return { viewBox, body: inherited.trim() ? `<g${inherited}>${body}</g>` : body };
}

/** Why a logo (SVG) may not be published, in Norwegian; `undefined` if it may. */
export const drawingFault = (svg: string): string | undefined => clean(svg).fault;

function clean(svg: string): { data?: string; fault?: string } {
  try {
    return optimize(svg, {
      plugins: [
        refuseScripts,
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
