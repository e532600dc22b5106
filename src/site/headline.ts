import { lineWidth } from '#site-source';

const softHyphen = '\u00ad';

/** Widths in em that `sections/hero/hero.css` knows. */
const steps = [6, 7, 8, 9, 11, 14];

/** Width in em of a heading's widest unbreakable part, as a step; `undefined` if every word fits. */
export function longestWord(lines: readonly string[]): number | undefined {
  const parts = lines.flatMap((line) => line.replaceAll(softHyphen, '- ').split(/[\s-](?=\S)/));
  const setting = { weight: 500, size: 1, tracking: -0.035 } as const;
  const widest = Math.max(...parts.map((part) => lineWidth(part, setting)));
  return widest <= 5.2 ? undefined : (steps.find((step) => widest <= step) ?? steps.at(-1));
}

/** A text without the marks where a word may be divided. */
export const withoutSoftHyphens = (text: string) => text.replaceAll(softHyphen, '');
