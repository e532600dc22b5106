import { readFile } from 'node:fs/promises';
import type { Fault } from '../content/check/issue.ts';
import { readText } from '../content/readText.ts';

/** The text of a file, or what is wrong with it. */
export type TextFile = { text: string } | Fault;

/** Reads a text file of the content. */
export async function readTextFile(path: string): Promise<TextFile> {
  // Fails for a folder, and for a file without permission.
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes)
    return {
      found: 'en fil som ikke kan åpnes',
      expected: 'En vanlig fil som alle programmer har lov til å lese.',
    };
  return readText(bytes);
}
