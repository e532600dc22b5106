import { expect } from 'vitest';
import { check } from '../../src/content/check/check.ts';
import { report } from '../../src/content/check/report.ts';
import { readContent } from '../../src/content/read.ts';
import { type Changes, writeExample } from './example-content.ts';

/** What the owner reads about the small example with changes, without the sentence that counts one fault. */
export const reportOn = async (changes: Changes) =>
  report(check(await readContent(await writeExample(changes))), 'content').replace(/\n\nFant 1 feil .*$/, '');

/** Puts another text in the place of one that must be there. */
export const replace = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};
