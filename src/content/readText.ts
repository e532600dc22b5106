import type { Fault } from './check/issue.ts';

// Control characters and non-characters, which YAML refuses (YAML 1.2, section 5.1).
// eslint-disable-next-line no-control-regex
const notText = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

const unknownEncoding: Fault = {
  found: 'en fil med ukjent tegnsett, der æ, ø og å ikke kan leses',
  expected: 'En tekstfil lagret med tegnsettet UTF-8.',
};

const damaged: Fault = {
  found: 'tegn som ikke er tekst',
  expected: 'En ren tekstfil. Filen kan være skadet.',
};

/**
 * Decodes the bytes of a content file as UTF-8, without its byte order mark. Line ends stay as they are. The
 * build, the tools and the editor all read texts by this function.
 *
 * @returns the text, or what is wrong with the file
 */
export function readText(bytes: Uint8Array): { text: string } | Fault {
  try {
    // The decoder drops the byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return notText.test(text) ? damaged : { text };
  } catch {
    // A TypeError: the bytes are not UTF-8.
    return unknownEncoding;
  }
}
