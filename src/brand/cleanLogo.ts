import { type CustomPlugin, optimize } from 'svgo';
import { forbiddenInLogos } from './logoRules.ts';

/** A sanitised logo: no scripts, styles or external references. */
export interface LogoDrawing {
  /** Empty if the file does not say its size. */
  viewBox: string;
  /** Inner SVG, whose ids begin with `logo-`. */
  body: string;
  /** Address of a PNG logo: the policy of pages refuses the `data:` address in `body`. */
  src?: string;
  /** The file at that address. */
  png?: Buffer;
}

/** A drawing that cannot be used; the message says why, to the owner. */
class LogoFault extends Error {}

const allowedElements =
  /^(svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask|title|desc)$/;

/**
 * SVGO plug-in: throws a `LogoFault` for scripts. It runs first: others remove what is not drawn, while
 * the file of a partner's logo is published unchanged.
 */
const refuseScripts: CustomPlugin = {
  name: 'refuseScripts',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        const hasEvent = Object.keys(attributes).some((attribute) => /^on/i.test(attribute));
        if (hasEvent || /(^|:)(script|foreignObject)$/.test(name))
          throw new LogoFault(`Filen har ${forbiddenInLogos[name] ?? forbiddenInLogos['script']}.`);
      },
    },
  }),
};

/** SVGO plug-in: throws a `LogoFault` for forbidden markup. */
const refuseForbidden: CustomPlugin = {
  name: 'refuseForbidden',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        if (name === 'style' || attributes['style'] !== undefined)
          throw new LogoFault(
            'Filen har en stil som ikke kan gjøres om. Lagre den på nytt med farger på hver form.',
          );
        if (!allowedElements.test(name))
          throw new LogoFault(`Filen har ${forbiddenInLogos[name] ?? `noe annet enn former (${name})`}.`);
        delete attributes['class'];
        for (const [attribute, value] of Object.entries(attributes)) {
          const isLink = /^(xlink:)?href$/.test(attribute);
          const urls = [...value.matchAll(/url\(\s*['"]?([^)'"]*)/g)].map(([, address = '']) => address);
          const foreign = (isLink ? [value] : urls).find((address) => !address.trim().startsWith('#'));
          if (foreign !== undefined)
            throw new LogoFault(`Filen henter noe utenfra («${foreign.trim().slice(0, 60)}»).`);
        }
      },
    },
  }),
};

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
        // Where there is no viewBox, it makes one of width and height.
        'removeDimensions',
        refuseForbidden,
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
      ],
    });
  } catch (error) {
    const unreadable = 'Filen er ikke en SVG-tegning som kan leses.';
    return { fault: error instanceof LogoFault ? error.message : unreadable };
  }
}
