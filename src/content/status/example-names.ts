import { type Content, fileOf, peopleOf } from '../content.ts';
import { claimsOfSize } from '../schema/claims.ts';
import { itemsAt, textsIn } from '../values.ts';

/** Gaps of `kom-i-gang`, reserved domains (RFC 2606), numbers of zeros, Facebook's front page. */
const impossible = [
  /\bFYLL UT\b/,
  /\.example\b/,
  /\b000 000 000\b/,
  /\b00 00 00 00\b/,
  /^0000$/,
  /^https:\/\/www\.facebook\.com\/?$/,
];

/** Made-up firms and places of the example: `Eksempelbad`, `Eksempel Rør`. */
const madeUpName = /\bEksempel(?: \p{Lu})?\p{Ll}+/gu;

/**
 * Finds names in a text that only the example has: `oppdiktet` for made-up ones, `navn` for its people. The
 * firm's own people are excepted if it confirms `navn`.
 */
export function exampleNames(content: Content, example: Content) {
  const texts = example.files.flatMap(({ value, body }) => [...textsIn(value), body?.text ?? '']);
  const own = confirmedClaims(content).includes('navn') ? peopleOf(content).all : [];
  const madeUp = anyOf(texts.flatMap((text) => text.match(madeUpName) ?? []));
  const people = anyOf(peopleOf(example).all.filter((name) => !own.includes(name)));
  return (text: string) => {
    if (madeUp.test(text) || impossible.some((sign) => sign.test(text))) return 'oppdiktet';
    return people.test(text) ? 'navn' : undefined;
  };
}

/** Matches any of the names as a whole word, also in the genitive. */
const anyOf = (names: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(${[...new Set(names)].map(RegExp.escape).join('|') || '$.'})s?(?!\\p{L})`, 'u');

/** The claims that the firm confirms, and those that follow from its number of people. */
export const confirmedClaims = (content: Content) => [
  ...itemsAt(fileOf(content, 'firm.yaml').value, 'confirmed'),
  ...claimsOfSize(peopleOf(content).all.length),
];
