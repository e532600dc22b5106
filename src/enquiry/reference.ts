/** Digits and letters that are not confused when read aloud or written by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters before a reference: the initials of the firm's name, or two letters of a single word. */
export function referencePrefix(firmName: string): string {
  const words = firmName.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2);
  return initials.slice(0, 3).join('');
}

/** A new reference such as `EB-7F3K`: short enough to say on the phone, for doubles and not a secret. */
export function newReference(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(4));
  return `${prefix}-${[...random].map((byte) => letters[byte % letters.length]).join('')}`;
}
