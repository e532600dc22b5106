import { typedFields, typedNames } from './enquiryFields.ts';
import { type EnquiryValues, outgoing } from './enquiryValues.ts';
import { mail } from './messages.ts';
import { emailLink } from '../../../content/email.ts';

/** Longest body of a `mailto:` link, in encoded characters: mail programs cut or refuse longer ones. */
const longestBody = 1800;

/** An enquiry as plain text. */
function messageText(typed: EnquiryValues): string {
  const values = outgoing(typed);
  const head = typedNames
    .filter((name) => typedFields[name].kind !== 'message' && values[name].trim())
    .map((name) => `${typedFields[name].label}: ${values[name]}`);
  return [...head, '', values.message].join('\n').replaceAll(/\r\n?/g, '\n');
}

/** An enquiry as a `mailto:` link; `complete` is false if the message had no room and is to be pasted. */
export function mailLink(address: string, values: EnquiryValues) {
  const whole = encode(messageText(values));
  const complete = whole.length <= longestBody;
  const body = complete ? whole : encode(messageText({ ...values, message: mail.pasteHere }));
  return { href: `${emailLink(address)}?subject=${encode(mail.subject)}&body=${body}`, complete };
}

/** Percent-encodes a text with the line breaks of mail (RFC 6068, section 5). */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
