import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Fault } from '../check/issue.ts';

/** The text of a file, or what is wrong with it. */
export type TextFile = { text: string } | Fault;

// Control characters and non-characters, which YAML refuses (YAML 1.2, section 5.1).
// eslint-disable-next-line no-control-regex
const notText = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

const unreadable = (found: string, expected: string): Fault => ({ code: 'file-unreadable', found, expected });

/** Reads a UTF-8 text file without its byte order mark. */
export async function readTextFile(path: string): Promise<TextFile> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes)
    return unreadable('en fil som ikke kan åpnes', 'En vanlig fil som alle programmer har lov til å lese.');
  if (!isUtf8(bytes)) {
    const found = 'en fil med ukjent tegnsett, der æ, ø og å ikke kan leses';
    return unreadable(found, 'En tekstfil lagret med tegnsettet UTF-8.');
  }
  const text = bytes.toString().replace(/^\ufeff/, '');
  if (!notText.test(text)) return { text };
  return unreadable('tegn som ikke er tekst', 'En ren tekstfil. Filen kan være skadet.');
}
