import { mail } from './messages.ts';
import type { EnquiryValues } from './enquiryValues.ts';

/** Longest body of a `mailto:` link, in encoded characters: mail programs cut or refuse longer ones. */
const longestBody = 1800;

/** An enquiry as plain text. */
export function messageText(values: EnquiryValues, reference = ''): string {
  const head = Object.entries(mail.head(values, reference))
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}: ${value}`);
  return [...head, '', values.message].join('\n').replaceAll(/\r\n?/g, '\n');
}

/** An enquiry as a `mailto:` link; `complete` is false if the message was truncated. */
export function mailLink(address: string, values: EnquiryValues, reference = '') {
  const subject = [mail.subject, reference].filter(Boolean).join(' ');
  const body = encode(messageText(values, reference));
  const complete = body.length <= longestBody;
  const fitting = complete ? body : truncate(messageText(values, reference)) + encode(mail.pasteHere);
  return { href: `mailto:${address}?subject=${encode(subject)}&body=${fitting}`, complete };
}

/** Encodes as much of a text as fits beside the note, without splitting a character. */
function truncate(text: string): string {
  const room = longestBody - encode(mail.pasteHere).length;
  let fitting = '';
  for (const character of text) {
    const next = encode(character);
    if (fitting.length + next.length > room) break;
    fitting += next;
  }
  return fitting;
}

/**
 * Percent-encodes a text with the line breaks of mail (RFC 6068, section 5). A lone surrogate, which cannot
 * be encoded, becomes U+FFFD.
 */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n'));
