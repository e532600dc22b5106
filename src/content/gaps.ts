import { capitalised } from './format.ts';

/** Marks a text that only the firm can write: `FYLL UT: hvor dere arbeider`. */
export const gapMark = 'FYLL UT';

/** True for a text with a gap. */
export const hasGap = (value: unknown) => typeof value === 'string' && value.includes(gapMark);

const signs: readonly [RegExp, string][] = [
  // Reserved (RFC 2606).
  [/[.@/](example|invalid|localhost)\b|\bexample\.(com|net|org)\b/i, 'Dette er en eksempeladresse.'],
  // Four zeros or more.
  [/(?<![\w:#]|\d )0[0 ]{2,}0(?! ?\d)/, 'Her står det bare nuller.'],
];

/** What the owner must do about a gap or an example value; `undefined` for any other text. */
export function adviceOn(text: string): string | undefined {
  if (hasGap(text)) return capitalised(text.replace(/^[^]*?FYLL UT:?\s*|\s*\|.*$/g, '') || 'Skriv noe eget.');
  return signs.find(([sign]) => sign.test(text))?.[1];
}
