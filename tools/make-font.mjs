/*
 * Makes the site's font, `src/site/styles/fonts/*.woff2`, of the published one. Run it after a change of
 * the characters or weights below, with its two packages, which nothing else uses:
 *
 *   npm install --no-save subset-font@2.9.0 @fontsource-variable/schibsted-grotesk@5.3.0
 *   node tools/make-font.mjs
 *
 * It prints the `unicode-range` of each part for `src/site/styles/font.css` and `font-western.css`.
 */
import { log } from 'node:console';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Norwegian and its neighbours, and the hyphen that browsers insert (U+2010). Most visits load these. */
const norwegian =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜÉabcdefghijklmnopqrstuvwxyzæøåäöüé' +
  '0123456789 \u00a0\u00ad\u2010!"#%&\'()*+,-./:;=?@_«»–’…·×²§©';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Other letters of European languages in Latin script: Latin-1, Latin Extended-A and a few more. */
const western = [...range(0xc0, 0xff), ...'“”‘„‚€½°±'].filter((letter) => !norwegian.includes(letter));
const eastern = [...range(0x100, 0x17f), ...'ȘșȚțẞẀẁẂẃẄẅỲỳ'];

const parts = [
  ['norwegian', 'latin', [...norwegian]],
  ['western', 'latin', western],
  ['eastern', 'latin-ext', eastern],
];

const publishedFiles = 'node_modules/@fontsource-variable/schibsted-grotesk/files';

for (const [name, source, characters] of parts) {
  const published = readFileSync(`${publishedFiles}/schibsted-grotesk-${source}-wght-normal.woff2`);
  const font = await subsetFont(published, characters.join(''), {
    targetFormat: 'woff2',
    // Kerning and tabular figures. Half of the published file is other features, which the site does not use.
    keepFeatures: ['kern', 'tnum'],
    // The weights of `tokens.css`.
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
  writeFileSync(`src/site/styles/fonts/${name}.woff2`, font);
  log(name, `${font.length} bytes`, toRanges(characters).join(', '));
}

/** Characters as CSS ranges: `U+41-5A`. */
function toRanges(characters) {
  const runs = [];
  for (const codePoint of characters.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && codePoint <= run[1] + 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (codePoint) => codePoint.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`);
}
