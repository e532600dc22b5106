import type { XmlElement } from '@rgrove/parse-xml';
import { childrenOf, elementsOf, readDrawing } from './drawing.ts';

/* Which drawings (SVG) are taken as logos, in the build and in the editor. Pages show them as `<img>`. */

/** What no drawing may show, by the name of its element in SVG. */
const forbidden: Readonly<Record<string, string>> = {
  image: 'et fotografi eller et annet bilde',
  text: 'tekst i en skrift som ikke alle har. Gjør teksten om til kurver i tegneprogrammet',
  animate: 'bevegelse',
  animateMotion: 'bevegelse',
  animateTransform: 'bevegelse',
  set: 'bevegelse',
};

/** Why a drawing may not be published, in Norwegian; `undefined` if it may. */
export function drawingFault(svg: string): string | undefined {
  const root = readDrawing(svg);
  if (root?.name !== 'svg') return 'Filen er ikke en SVG-tegning som kan leses.';
  const faults = [...elementsOf(root).map(scriptFault), ...shownIn(root).map(elementFault)];
  return faults.find((fault) => fault !== undefined);
}

/** An element and all in it, without layers that are switched off. */
function shownIn(element: XmlElement): XmlElement[] {
  const { display, style = '' } = element.attributes;
  const isHidden = display === 'none' || /\bdisplay\s*:\s*none/.test(style);
  return isHidden ? [] : [element, ...childrenOf(element).flatMap(shownIn)];
}

/** Scripts are refused wherever they are: `<img>` runs none, but the file has an address of its own. */
function scriptFault({ name, attributes }: XmlElement): string | undefined {
  if (/(^|:)foreignObject$/.test(name)) return 'Filen har en del av en nettside.';
  const isScript =
    /(^|:)script$/i.test(name) ||
    Object.entries(attributes).some(
      ([attribute, value]) =>
        /^on/i.test(attribute) ||
        // An element of HTML, such as `iframe`.
        value.trim() === 'http://www.w3.org/1999/xhtml' ||
        value.replaceAll(/\s/g, '').toLowerCase().includes('javascript:'),
    );
  return isScript ? 'Filen har et skript.' : undefined;
}

function elementFault({ name, attributes, text }: XmlElement): string | undefined {
  if (forbidden[name] && (name !== 'text' || text.trim() !== '')) return `Filen har ${forbidden[name]}.`;
  if (name === 'style' && text.includes('prefers-color-scheme'))
    return 'Filen skifter farger i mørk modus, men nettsiden er alltid lys. Lagre den på nytt uten.';
  const addresses = Object.entries(attributes).flatMap(([attribute, value]) =>
    /^(xlink:)?href$/.test(attribute) ? [value] : urlsIn(value),
  );
  // An `<img>` fetches nothing for the drawing in it: a part of the logo would be missing.
  const foreign = [...addresses, ...(name === 'style' ? urlsIn(text) : [])].find(
    (address) => !address.trim().startsWith('#'),
  );
  return foreign === undefined ? undefined : `Filen henter noe utenfra («${foreign.trim().slice(0, 60)}»).`;
}

/** The addresses in CSS: those in `url()` or the like, and what is written with escapes or imported. */
const urlsIn = (css: string) =>
  /\\|@import/i.test(css)
    ? [css]
    : [...css.matchAll(/(?:url|src|image(?:-set)?)\(\s*['"]?([^)'"]*)/gi)].map(([, address = '']) => address);
