import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const family = 'node_modules/@fontsource-variable/schibsted-grotesk';
const publishedFile = (part: string) => `${family}/files/schibsted-grotesk-${part}-wght-normal.woff2`;
const cache = 'node_modules/.cache/font';

/** What Norwegian is written with, and the names of its neighbours. */
export const coreCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜÉabcdefghijklmnopqrstuvwxyzæøåäöüé' +
  '0123456789 \u00a0\u00ad!"#%&\'()*+,-./:;=?@_«»–’…·×²§©';

/** Kerning, and figures of one width. The published file is half small capitals, fractions and the like, which are used nowhere. */
const features = ['kern', 'tnum'];

/** The weights that the styles choose from (`tokens.css`). */
const weights = { min: 400, max: 600 };

/** One file of the font and the characters for which a browser asks for it. */
interface FontPart {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string, ...string[]];
}

/**
 * The site's font in parts, made from the published files; no two have the same character. Pages in Norwegian need the first
 * alone, less than half of the published file. A name such as «Łukasz» brings another.
 */
export async function fontParts(): Promise<[FontPart, ...FontPart[]]> {
  const published = JSON.parse(readFileSync(`${family}/unicode.json`, 'utf8')) as Record<string, string>;
  const core = [...coreCharacters].map(codePointOf);
  const taken = new Set(core);
  const others = ['latin', 'latin-ext'].map((name) => {
    const free = fromRanges(published[name]!).filter((point) => point >= SPACE && !taken.has(point));
    free.forEach((point) => taken.add(point));
    return part(publishedFile(name), toRanges(free));
  });
  return [part(await makeCore(), toRanges(core)), ...others];
}

const codePointOf = (character: string) => character.codePointAt(0)!;
/** What comes before it is line breaks and the like, which need no file. */
const SPACE = codePointOf(' ');

function part(file: string, unicodeRange: FontPart['unicodeRange']): FontPart {
  return { src: [`./${file}`], weight: `${weights.min} ${weights.max}`, style: 'normal', unicodeRange };
}

/** Code points as a style sheet names them: `U+41-5A`. */
export function toRanges(codePoints: readonly number[]): FontPart['unicodeRange'] {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && codePoint <= run[1] + 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const [first, ...rest] = runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`);
  return [first!, ...rest];
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** The code points of `U+41-5A,U+C6`. */
export function fromRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Takes the core out of the published file; it ends up on the site under a name made of its content. */
async function makeCore(): Promise<string> {
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
