import { capitalised } from './format.ts';

/** Marks a text that only the firm can write: `FYLL UT: hvor dere arbeider`. */
export const gapMark = 'FYLL UT';

/** True for a text with a gap. */
export const hasGap = (value: unknown) => typeof value === 'string' && value.includes(gapMark);

/** Domains that are reserved for examples (RFC 2606), but for `.test`, with which a whole site is tried. */
const exampleAddress = /[.@/](example|invalid|localhost)\b|\bexample\.(com|net|org)\b/i;

/** Four zeros or more that are not part of a longer number. */
const zerosAlone = /(?<![\w:#]|\d )0[0 ]{2,}0(?! ?\d)/;

/** What the owner must do about a gap or an example value; `undefined` for any other text. */
export function adviceOn(text: string): string | undefined {
  if (hasGap(text)) {
    // The words after the mark, to the end of the cell if it is in a table.
    const wanted = text.replace(/^[^]*?FYLL UT:?\s*|\s*\|.*$/g, '');
    return capitalised(wanted || 'Skriv noe eget.');
  }
  if (exampleAddress.test(text)) return 'Dette er en eksempeladresse.';
  if (zerosAlone.test(text)) return 'Her står det bare nuller.';
  return undefined;
}
