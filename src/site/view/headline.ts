const softHyphen = '\u00ad';

/** Widths in em that `hero/hero.css` knows. */
const steps = [6, 7, 8, 9, 11, 14];

/** Width in em of a heading's widest unbreakable part, as a step; `undefined` if every word fits. */
export function longestWord(lines: readonly string[]): number | undefined {
  const parts = lines.flatMap((line) => line.replaceAll(softHyphen, '- ').split(/[\s-](?=\S)/));
  const widest = Math.max(...parts.map(widthOf));
  return widest <= 5.2 ? undefined : (steps.find((step) => widest <= step) ?? steps.at(-1));
}

/** About the width of a word in em, at most an eighth too wide: the build does not read the font. */
const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (/[ijlI.,:;!|]/.test(letter)) return 0.26;
  if (/[frt\-–]/.test(letter)) return 0.36;
  if (/[mwMWæÆ]/.test(letter)) return 0.86;
  return /\p{Lu}/u.test(letter) ? 0.66 : 0.55;
}
