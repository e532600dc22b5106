import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const family = 'node_modules/@fontsource-variable/schibsted-grotesk';
const publishedFile = (part: string) => `${family}/files/schibsted-grotesk-${part}-wght-normal.woff2`;
const cache = 'node_modules/.cache/font';

/** What Norwegian and the names of its neighbours are written with, and the hyphen that browsers draw (U+2010). */
export const coreCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜÉabcdefghijklmnopqrstuvwxyzæøåäöüé' +
  '0123456789 \u00a0\u00ad\u2010!"#%&\'()*+,-./:;=?@_«»–’…·×²§©';

/** Kerning, and figures of one width. The published file is half small capitals, fractions and the like, which are used nowhere. */
const features = ['kern', 'tnum'];

/** The weights that the styles choose from (`tokens.css`). */
const weights = { min: 400, max: 600 };

/**
 * The site's font in parts. Pages in Norwegian need the last alone, less than half of the published file: of parts that have the same
 * character browsers take the one that comes last. A name such as «Łukasz» brings another.
 */
export async function fontParts() {
  const published = JSON.parse(readFileSync(`${family}/unicode.json`, 'utf8')) as Record<string, string>;
  // Line breaks and the like need no file.
  const core = ['U+0-1F', ...toRanges([...coreCharacters].map((character) => character.codePointAt(0)!))];
  return [
    part(publishedFile('latin-ext'), published['latin-ext']!),
    part(publishedFile('latin'), published['latin']!),
    part(await makeCore(), core.join(',')),
  ] satisfies [unknown, ...unknown[]];
}

/** One file of the font and the characters for which a browser asks for it. */
const part = (file: string, range: string) => ({
  src: [`./${file}`] as [string],
  weight: `${weights.min} ${weights.max}`,
  style: 'normal' as const,
  unicodeRange: [range] as [string],
});

/** Ascent and descent of our font, in per cent of its size. */
const [ascent, descent] = [97.66, 25.78];

/**
 * Per cent by which a machine's own font is stretched for each weight: the width of all text of the home page in our font, divided
 * by its width in the other's regular cut (Chromium, `measureText`).
 */
const stretched = {
  'Like Arial': { sources: ['Arial'], weights: { 400: 103.9, 500: 105.9, 600: 108 } },
  'Like Roboto': { sources: ['Roboto', 'Roboto-Regular'], weights: { 400: 104.5, 500: 106.2, 600: 108.7 } },
  'Like DejaVu': { sources: ['DejaVu Sans'], weights: { 400: 91.2, 500: 93.8, 600: 96.2 } },
};

/**
 * The fonts that the first paint shows (Windows and Apple; Android; Linux), with the widths, ascent and descent of ours, so that nothing
 * moves when ours arrives. Astro's own fallback fits Arial in one weight, and Android has no Arial.
 */
export const fallbackFaces = () =>
  Object.entries(stretched)
    .flatMap(([family, { sources, weights }]) => {
      const local = sources.map((name) => `local("${name}")`).join();
      return Object.entries(weights).map(([weight, size]) => {
        const part = (metric: number) => `${((100 * metric) / size).toFixed(1)}%`;
        return (
          `@font-face{font-family:"${family}";src:${local};font-weight:${weight};size-adjust:${size}%;` +
          `ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:0%}`
        );
      });
    })
    .join('\n');

/** Code points as a style sheet names them: `U+41-5A`. */
function toRanges(codePoints: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && codePoint <= run[1] + 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`);
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Takes the core out of the published file; it ends up on the site under a name made of its content. */
export async function makeCore(): Promise<string> {
  const font = await subsetFont(readFileSync(publishedFile('latin')), coreCharacters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
  const file = `${cache}/core.woff2`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, font);
  return file;
}
