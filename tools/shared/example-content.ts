import type { Content } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { exampleContent } from './example.ts';

/** Reads the example. @throws Error if it is incomplete, because then no remnant of it would be found */
export async function readExample(): Promise<Content> {
  const example = await readContent(exampleContent);
  if (example.files.some(({ value }) => value === undefined) || example.files.length === 0) {
    throw new Error(`${exampleContent} is incomplete, so remnants of the example cannot be found.`);
  }
  return example;
}
