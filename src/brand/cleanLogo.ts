import { type CustomPlugin, optimize } from 'svgo';
import { forbiddenInLogos, shapeFault } from './logoRules.ts';

/** A sanitised logo: no scripts, styles or external references. */
export interface LogoDrawing {
  viewBox: string;
  /** Inner SVG, whose ids begin with `logo-`. */
  body: string;
  /** Address that pages show it at, if it is a PNG: their policy refuses the one that is in the body. */
  src?: string;
}

/** A logo that cannot be used; the message says why, to the owner. */
export class LogoFault extends Error {}

const allowedElements =
  /^(svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask|title|desc)$/;

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
          if (/^on/i.test(attribute)) throw new LogoFault(`Filen har et skript (${attribute}).`);
          const isLink = /^(xlink:)?href$/.test(attribute);
          const reference = (isLink ? value : /url\(\s*['"]?([^)'"]*)/.exec(value)?.[1])?.trim();
          if (reference !== undefined && !reference.startsWith('#'))
            throw new LogoFault(`Filen henter noe utenfra («${reference.slice(0, 60)}»).`);
        }
      },
    },
  }),
};

/** Cleans the firm's logo (SVG). @throws LogoFault */
export function cleanLogo(svg: string): LogoDrawing {
  const data = clean(svg);
  const [, opening = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  const size = ['width', 'height'].map((side) => new RegExp(` ${side}="([\\d.]+)(px)?"`).exec(opening)?.[1]);
  const viewBox = /viewBox="([^"]+)"/.exec(opening)?.[1] ?? `0 0 ${size.join(' ')}`;
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new LogoFault('Filen sier ikke hvor stor tegningen er (viewBox).');
  if (body.trim() === '') throw new LogoFault('Tegningen er tom.');
  const fault = shapeFault(width, height);
  if (fault) throw new LogoFault(fault);
  // A group gets the root element's presentation attributes, which apply to all shapes.
  const inherited = opening.replace(/ (xmlns(:\w+)?|viewBox|width|height|version|x|y)="[^"]*"/g, '');
  return { viewBox, body: inherited.trim() ? `<g${inherited}>${body}</g>` : body };
}

/** Why a partner's logo (SVG) may not be published, in Norwegian; `undefined` if it may. */
export function drawingFault(svg: string): string | undefined {
  try {
    clean(svg);
    return undefined;
  } catch (error) {
    if (error instanceof LogoFault) return error.message;
    throw error;
  }
}

function clean(svg: string): string {
  try {
    return optimize(svg, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        'preset-default',
        'convertStyleToAttrs',
        refuseForbidden,
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
      ],
    }).data;
  } catch (error) {
    if (error instanceof LogoFault) throw error;
    throw new LogoFault('Filen er ikke en SVG-tegning som kan leses.');
  }
}
