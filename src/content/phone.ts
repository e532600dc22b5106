/**
 * Formats a phone number as people type or paste it. A Norwegian number loses its country code and gets the
 * usual groups: `22 00 11 22`, and `400 12 345` for a mobile. Five digits are written together. The number of
 * another country keeps its groups. Any other text is returned unchanged.
 */
export function readPhone(typed: string): string {
  const text = typed.replaceAll(/[\s.()-]+/g, ' ').trim();
  const digits = text.replaceAll(' ', '').replace(/^(?:\+|00)47(?=\d{8}$|\d{5}$)/, '');
  const groups = /^([489]\d\d)(\d\d)(\d{3})$/.exec(digits) ?? /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (groups) return groups.slice(1).join(' ');
  if (/^\d{5}$/.test(digits)) return digits;
  return /^(?:\+|00)[1-9]\d*$/.test(digits) ? text.replace(/^(?:\+|00) ?/, '+') : typed;
}
