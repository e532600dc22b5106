/**
 * Zero-width space, direction marks and isolates, word joiner and byte order mark: pasted from mail programs
 * and Word, and seen nowhere. Not the joiners (U+200C, U+200D), which scripts and emoji need.
 */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without characters that nobody sees; breaks as Word has them become `lineBreak`. */
export const withoutInvisible = (text: string, lineBreak = ' ') =>
  text.replaceAll(unseen, '').replaceAll(/[\v\f\u2028\u2029]/g, lineBreak);
