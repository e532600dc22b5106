import type { XmlElement } from '@rgrove/parse-xml';

/** What no drawing may have in it, by the name of its element in SVG. */
const forbidden: Readonly<Record<string, string>> = {
  script: 'et skript',
  foreignObject: 'en del av en nettside',
  image: 'et fotografi eller et annet bilde',
  text: 'tekst i en skrift som ikke alle har. Gjør teksten om til kurver i tegneprogrammet',
  animate: 'bevegelse',
  a: 'en lenke',
  filter: 'en skygge eller en annen effekt. Lagre den på nytt uten effekter',
};

const allowedElements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
];

export const unreadableDrawing = 'Filen er ikke en SVG-tegning som kan leses.';

export const styleFault =
  'Filen har en stil som ikke kan gjøres om. Lagre den på nytt med farger på hver form.';

/** Why an element may not be in a drawing at all, not even where nothing is drawn. */
export function scriptFault({ name, attributes }: XmlElement): string | undefined {
  const isScript =
    /(^|:)(script|foreignObject)$/.test(name) ||
    Object.entries(attributes).some(
      ([attribute, value]) =>
        /^on/i.test(attribute) ||
        // A page's elements, such as `iframe`, also act where nothing is drawn.
        value.trim() === 'http://www.w3.org/1999/xhtml' ||
        value.replaceAll(/\s/g, '').toLowerCase().includes('javascript:'),
    );
  return isScript ? `Filen har ${forbidden[name] ?? forbidden['script']}.` : undefined;
}

/** Why an element may not be drawn. */
export function elementFault({ name, attributes }: XmlElement): string | undefined {
  if (name === 'style' || attributes['style'] !== undefined) return styleFault;
  if (!allowedElements.includes(name))
    return `Filen har ${forbidden[name] ?? `noe annet enn former (${name})`}.`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const isLink = /^(xlink:)?href$/.test(attribute);
    const foreign = (isLink ? [value] : urlsIn(value)).find((address) => !address.trim().startsWith('#'));
    if (foreign !== undefined) return foreignFault(foreign);
  }
  return undefined;
}

/** The addresses in a value: what CSS reads as `url()` or the like, also written with escapes. */
const urlsIn = (value: string) =>
  value.includes('\\')
    ? [value]
    : [...value.matchAll(/(?:url|src|image(?:-set)?)\(\s*['"]?([^)'"]*)/gi)].map(
        ([, address = '']) => address,
      );

/** Why a drawing may not point outside its own file, in Norwegian. */
const foreignFault = (address: string) => `Filen henter noe utenfra («${address.trim().slice(0, 60)}»).`;
