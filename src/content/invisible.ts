/**
 * Zero-width space, direction marks and isolates, word joiner and byte order mark, which come with texts from
 * mail programs and Word. Not the joiners (U+200C, U+200D), which scripts and emoji need.
 */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without invisible characters; the soft line breaks of Word become `lineBreak`. */
export const withoutInvisible = (text: string, lineBreak = ' ') =>
  text.replaceAll(invisible, '').replaceAll(/[\v\f\u2028\u2029]/g, lineBreak);
