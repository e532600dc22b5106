import type { EnquiryValues } from './values.ts';

/** Longest body of a prepared e-mail, in encoded characters: mail programs cut or refuse longer addresses. */
const longestBody = 1800;

const pasteHere = '\n\n[Resten fikk ikke plass. Lim inn teksten du kopierte, her.]';

/** An enquiry as text that a person can paste anywhere. */
export function messageText({ name, email, phone, message }: EnquiryValues, reference = ''): string {
  const lines = Object.entries({ Navn: name, 'E-post': email, Telefon: phone, Referanse: reference });
  const head = lines.filter(([, value]) => value.trim()).map(([label, value]) => `${label}: ${value}`);
  return [...head, '', message].join('\n').replaceAll(/\r\n?/g, '\n');
}

/** An enquiry as a prepared e-mail; `complete` tells whether all of it found room. */
export function mailLink(address: string, values: EnquiryValues, reference = '') {
  const subject = ['Henvendelse fra nettsiden', reference].filter(Boolean).join(' ');
  const body = encode(messageText(values, reference));
  const complete = body.length <= longestBody;
  const fitting = complete ? body : cut(messageText(values, reference)) + encode(pasteHere);
  return { href: `mailto:${address}?subject=${encode(subject)}&body=${fitting}`, complete };
}

/** The encoded beginning of a text that leaves room for the note. */
function cut(text: string): string {
  const room = longestBody - encode(pasteHere).length;
  let fitting = '';
  for (const character of text) {
    const next = encode(character);
    if (fitting.length + next.length > room) break;
    fitting += next;
  }
  return fitting;
}

/** Percent-encodes a text with the line breaks of mail (RFC 6068, section 5). A lone half of a surrogate pair, which no encoding has, becomes U+FFFD. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n'));
