import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { z } from 'zod';

const family = 'node_modules/@fontsource-variable/schibsted-grotesk';
const publishedFile = (part: string) => `${family}/files/schibsted-grotesk-${part}-wght-normal.woff2`;
const cache = 'node_modules/.cache/font';

/** Characters of Norwegian and its neighbours, and the hyphen that browsers insert (U+2010). */
export const coreCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜÉabcdefghijklmnopqrstuvwxyzæøåäöüé' +
  '0123456789 \u00a0\u00ad\u2010!"#%&\'()*+,-./:;=?@_«»–’…·×²§©';

/** Kerning and tabular figures. Half of the published file is other features, which the site does not use. */
const features = ['kern', 'tnum'];

/** Range of the weights in `tokens.css`. */
const weights = { min: 400, max: 600 };

const publishedRanges = z.object({ 'latin-ext': z.string(), latin: z.string() });

/**
 * The site's font in parts. Norwegian pages download the last one alone, less than half of the published
 * file: where ranges overlap, browsers take the last. A name such as «Łukasz» needs another.
 */
export async function fontParts() {
  const ranges = publishedRanges.parse(JSON.parse(readFileSync(`${family}/unicode.json`, 'utf8')));
  // Control characters need no file.
  const core = ['U+0-1F', ...toRanges([...coreCharacters].map((character) => character.codePointAt(0) ?? 0))];
  return [
    part(publishedFile('latin-ext'), ranges['latin-ext']),
    part(publishedFile('latin'), ranges.latin),
    part(await makeCore(), core.join(',')),
  ] satisfies [unknown, ...unknown[]];
}

/** A file of the font and the characters for which browsers download it. */
const part = (file: string, range: string) => {
  const [src, unicodeRange]: [[string], [string]] = [[`./${file}`], [range]];
  return { src, weight: `${weights.min} ${weights.max}`, style: 'normal', unicodeRange } as const;
};

/** Ascent and descent of the web font, in per cent of its size. */
const [ascent, descent] = [97.66, 25.78];

/**
 * `size-adjust` in per cent of local fonts for each weight: the width of the home page's text in the web
 * font, divided by its width in the local font's regular cut (Chromium, `measureText`).
 */
const sizeAdjust = {
  'Like Arial': { sources: ['Arial'], weights: { 400: 103.9, 500: 105.9, 600: 108 } },
  'Like Roboto': { sources: ['Roboto', 'Roboto-Regular'], weights: { 400: 104.5, 500: 106.2, 600: 108.7 } },
  'Like DejaVu': { sources: ['DejaVu Sans'], weights: { 400: 91.2, 500: 93.8, 600: 96.2 } },
};

/**
 * Fallback fonts of the first paint (Windows and Apple; Android; Linux) with the metrics of the web font, so
 * that its arrival causes no layout shift. Astro's own fallback fits Arial in one weight, and Android has no
 * Arial.
 */
export const fallbackFaces = () =>
  Object.entries(sizeAdjust)
    .flatMap(([family, { sources, weights }]) => {
      const local = sources.map((name) => `local("${name}")`).join();
      return Object.entries(weights).map(([weight, size]) => {
        const percent = (metric: number) => `${((100 * metric) / size).toFixed(1)}%`;
        return (
          `@font-face{font-family:"${family}";src:${local};font-weight:${weight};size-adjust:${size}%;` +
          `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`
        );
      });
    })
    .join('\n');

/** Code points as CSS ranges: `U+41-5A`. */
function toRanges(codePoints: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && codePoint <= run[1] + 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([from, to]) => `U+${hexOf(from)}${to > from ? `-${hexOf(to)}` : ''}`);
}

const hexOf = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Writes the subset of the published file and returns its path. */
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
