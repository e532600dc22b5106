import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any text a person writes here, short enough to read without delay. */
const largest = 500_000;

/** The text of a file, or what is wrong with it. */
export type TextFile = { text: string } | { found: string; expected: string };

// What YAML does not accept in a file: control characters, and bytes that are not text (YAML 1.2, section 5.1).
// eslint-disable-next-line no-control-regex
const notText = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

/** Reads a UTF-8 text file of the content folder, in which the `known` lie. A byte order mark is dropped. */
export async function readTextFile(
  directory: string,
  name: string,
  known: readonly string[],
): Promise<TextFile> {
  if (!known.includes(name))
    return { found: 'ingenting (filen mangler)', expected: 'En fil med dette navnet.' };
  const path = join(directory, name);
  try {
    const { size } = await stat(path);
    if (size > largest) {
      const expected = `En tekstfil på høyst ${largest / 1000} kB.`;
      return { found: `en fil på ${Math.ceil(size / 1000)} kB`, expected };
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    if (notText.test(text)) {
      return { found: 'tegn som ikke er tekst', expected: 'En ren tekstfil. Filen kan være skadet.' };
    }
    if (text.trim() === '') return { found: 'en tom fil', expected: 'Feltene som hører til i filen.' };
    return { text };
  } catch (error) {
    // Whatever is no text in UTF-8 is a TypeError; a file that cannot be opened is another.
    return error instanceof TypeError
      ? {
          found: 'en fil med ukjent tegnsett, der æ, ø og å ikke kan leses',
          expected: 'En tekstfil lagret med tegnsettet UTF-8.',
        }
      : {
          found: 'en fil som ikke kan åpnes',
          expected: 'En vanlig fil som alle programmer har lov til å lese.',
        };
  }
}
