import type { Firm } from './schema/firm.ts';
import type { HoursLine } from './schema/hours.ts';

/** A phone number in E.164: `+4700000000`. A number of five digits has no such form and stays as it is. */
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
export function registerSuffix({ register }: Firm): string {
  if (register === undefined) return '';
  return /^MVA\b/.test(register) ? ` ${register}` : `, ${register}`;
}

/** A text with a capital letter at its start. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with a small letter at its start. */
export const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

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
export const timesPhrase = (times: readonly string[]): string =>
  uncapitalised(new Intl.ListFormat('nb').format(times));

/** All opening hours: `mandag–fredag 07:00–16:00, lørdag etter avtale og søndag stengt`. */
export function hoursPhrase(hours: readonly HoursLine[]): string {
  const format = new Intl.ListFormat('nb');
  return format.format(
    hoursByDays(hours).map(({ days, times }) => `${days.toLowerCase()} ${timesPhrase(times)}`),
  );
}

/** The hour of a time in Norway, as `00` to `23`. */
const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * The time of a midnight in Norway, which is one hour before that in UTC, or two in summer. Clocks change at
 * another hour, so that every day has one midnight.
 */
function midnightInNorway(sameInUtc: string): number {
  const utc = Date.parse(sameInUtc);
  const inSummer = utc - 2 * 3_600_000;
  const inWinter = utc - 3_600_000;
  return hour.format(inSummer) === '00' ? inSummer : inWinter;
}

/** When a day such as `2026-08-12` begins in Norway, in milliseconds since 1970. */
export const startOfDay = (day: string) => midnightInNorway(`${day}T00:00Z`);

/** When a day such as `2026-08-12` ends in Norway, in milliseconds since 1970. */
export const endOfDay = (day: string) => midnightInNorway(`${day}T24:00Z`);
