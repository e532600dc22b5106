import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Fault } from '../check/issue.ts';

/** The text of a file, or what is wrong with it. */
export type TextFile = { text: string } | Fault;

// What YAML does not accept in a file: control characters, and bytes that are not text (YAML 1.2, section 5.1).
// eslint-disable-next-line no-control-regex
const notText = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

/** Reads a UTF-8 text file. A byte order mark is dropped. */
export async function readTextFile(path: string): Promise<TextFile> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    const expected = 'En vanlig fil som alle programmer har lov til å lese.';
    return { code: 'file-unreadable', found: 'en fil som ikke kan åpnes', expected };
  }
  if (!isUtf8(bytes)) {
    const expected = 'En tekstfil lagret med tegnsettet UTF-8.';
    return {
      code: 'file-unreadable',
      found: 'en fil med ukjent tegnsett, der æ, ø og å ikke kan leses',
      expected,
    };
  }
  const text = bytes.toString().replace(/^\ufeff/, '');
  return notText.test(text)
    ? {
        code: 'file-unreadable',
        found: 'tegn som ikke er tekst',
        expected: 'En ren tekstfil. Filen kan være skadet.',
      }
    : { text };
}
