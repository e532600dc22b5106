import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Fault } from '../content/check/issue.ts';

/** The text of a file, or what is wrong with it. */
export type TextFile = { text: string } | Fault;

// Control characters and non-characters, which YAML refuses (YAML 1.2, section 5.1).
// eslint-disable-next-line no-control-regex
const notText = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

/** Reads a UTF-8 text file without its byte order mark. */
export async function readTextFile(path: string): Promise<TextFile> {
  // A folder, or a file without permission.
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes)
    return {
      found: 'en fil som ikke kan åpnes',
      expected: 'En vanlig fil som alle programmer har lov til å lese.',
    };
  if (!isUtf8(bytes))
    return {
      found: 'en fil med ukjent tegnsett, der æ, ø og å ikke kan leses',
      expected: 'En tekstfil lagret med tegnsettet UTF-8.',
    };
  const text = bytes.toString().replace(/^\ufeff/, '');
  return notText.test(text)
    ? { found: 'tegn som ikke er tekst', expected: 'En ren tekstfil. Filen kan være skadet.' }
    : { text };
}
