/**
 * A phone number as people type or paste it, in the usual groups: eight digits as `22 00 11 22`, of a mobile
 * as `400 12 345`, without the number of Norway. Five digits, and numbers of other countries, keep their
 * groups; what is no number stays as it is.
 */
export function readPhone(typed: string): string {
  const text = typed.replaceAll(/[\s.()-]+/g, ' ').trim();
  const digits = text.replaceAll(' ', '').replace(/^(?:\+|00)47(?=\d{8}$|\d{5}$)/, '');
  const groups = /^([489]\d\d)(\d\d)(\d{3})$/.exec(digits) ?? /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (groups) return groups.slice(1).join(' ');
  if (/^\d{5}$/.test(digits)) return digits;
  return /^(?:\+|00)[1-9]\d*$/.test(digits) ? text.replace(/^(?:\+|00) ?/, '+') : typed;
}
