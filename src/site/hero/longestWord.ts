const softHyphen = '\u00ad';

/** Width in em of a heading's widest part that cannot be broken, at most an eighth too wide. */
export function longestWord(lines: readonly string[]): number {
  const parts = lines.flatMap((line) => line.replaceAll(softHyphen, '- ').split(/[\s-](?=\S)/));
  return Math.ceil(10 * Math.max(1, ...parts.map(widthOf))) / 10;
}

/** Estimated: the build does not read the font. */
const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (/[ijlI.,:;!|]/.test(letter)) return 0.26;
  if (/[frt\-–]/.test(letter)) return 0.36;
  if (/[mwMWæÆ]/.test(letter)) return 0.86;
  return /\p{Lu}/u.test(letter) ? 0.66 : 0.55;
}
