import type { Content } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { exampleContent } from './example.ts';

/** The content that the project came with. Without it nothing would seem to be left of it in a firm’s own: an Error. */
export async function readExample(): Promise<Content> {
  const example = await readContent(exampleContent);
  if (example.files.some(({ value }) => value === undefined) || example.files.length === 0) {
    throw new Error(`${exampleContent} is not whole: what is left of the example cannot be told without it.`);
  }
  return example;
}
