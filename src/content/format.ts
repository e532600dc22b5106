import type { Firm } from './schema/firm.ts';
import type { HoursLine } from './schema/hours.ts';

/** A phone number in E.164: `+4700000000`. One of five digits is dialled as it is. */
export function internationalPhone(phone: string): string {
  const number = phone.replaceAll(' ', '');
  return number.startsWith('+') || number.length === 5 ? number : `+47${number}`;
}

/** `tel:` address of a phone number (RFC 3966). */
export const phoneLink = (phone: string) => `tel:${internationalPhone(phone)}`;

const numberWords = 'null en to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ');

/** A number in running text: in letters up to twelve. */
export const numberWord = (count: number) => numberWords[count] ?? String(count);

/** The part of a name before the first space. */
export const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

/** The street and number, with no line break before the letter of a house: `Eksempelveien 1 B`. */
export const streetLine = ({ street }: Firm['address']) => street.replace(/(?<=\d) (?=\p{L}$)/u, '\u00a0');

/** The address on one line: `Eksempelveien 1, 0000 Eksempelby`. */
export const addressLine = (address: Firm['address']) =>
  `${streetLine(address)}, ${address.postcode} ${address.city}`;

/** True if a word has more than so many letters; a hyphen or soft hyphen divides a word. */
export const hasLongWord = (text: string, letters: number) =>
  text.split(/[\s\u00ad-]/).some((word) => word.length > letters);

/** Text after the organisation number; `MVA` is part of the number (merverdiavgiftsloven § 15-10). */
export const registerSuffix = ({ register }: Firm) =>
  register === undefined ? '' : `${/^MVA\b/.test(register) ? ' ' : ', '}${register}`;

/** A text with a capital letter at its start. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Opening hours grouped by day: a day with a break has several lines. `times` are spans such as
 * `07:00–16:00`, or a text such as `Stengt`; then `open` is false.
 */
export function hoursByDays(hours: readonly HoursLine[]) {
  const label = ({ from, to = from }: HoursLine) => capitalised(to === from ? from : `${from}–${to}`);
  return [...Map.groupBy(hours, label)].map(([days, lines]) => ({
    days,
    times: lines.map(({ opens, closes, text }) => text ?? `${opens}–${closes}`),
    open: lines.some(({ opens }) => opens !== undefined),
  }));
}

/** The times of a day within a sentence: `07:00–11:00 og 12:00–16:00`, `etter avtale`. */
export function timesPhrase(times: readonly string[]): string {
  const phrase = new Intl.ListFormat('nb').format(times);
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/** All opening hours: `mandag–fredag 07:00–16:00, lørdag etter avtale og søndag stengt`. */
export function hoursPhrase(hours: readonly HoursLine[]): string {
  const format = new Intl.ListFormat('nb');
  return format.format(
    hoursByDays(hours).map(({ days, times }) => `${days.toLowerCase()} ${timesPhrase(times)}`),
  );
}

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** A midnight in Norway. Clocks change at another hour, so that every day begins once. */
function midnight(inLondon: string): number {
  const time = Date.parse(inLondon);
  const summer = time - 2 * 3_600_000;
  return hour.format(summer) === '00' ? summer : time - 3_600_000;
}

/** When a day such as `2026-08-12` begins in Norway, in milliseconds since 1970. */
export const startOfDay = (day: string) => midnight(`${day}T00:00Z`);

/** When a day such as `2026-08-12` ends in Norway, in milliseconds since 1970. */
export const endOfDay = (day: string) => midnight(`${day}T24:00Z`);
