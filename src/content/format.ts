import type { Firm } from './schema/firm.ts';
import type { OpeningHours } from './schema/hours.ts';

/** A Norwegian phone number as the world dials it (E.164): `00 00 00 00` becomes `+4700000000`. */
export const internationalPhone = (phone: string) => `+47${phone.replaceAll(' ', '')}`;

/** `tel:` address of a Norwegian phone number (RFC 3966): `00 00 00 00` becomes `tel:+4700000000`. */
export const phoneLink = (phone: string) => `tel:${internationalPhone(phone)}`;

/** `mailto:` address of an e-mail address. */
export const emailLink = (email: string) => `mailto:${email}`;

const numberWords = 'null en to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ');

/** A number in running text: in letters up to twelve. */
export const numberWord = (count: number) => numberWords[count] ?? String(count);

/** What a person is called: `Ola` of `Ola Nordmann`. */
export const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

/** The address on one line: `Eksempelveien 1, 0000 Eksempelby`. */
export const addressLine = ({ street, postcode, city }: Firm['address']) => `${street}, ${postcode} ${city}`;

/** A text that begins a sentence. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The days of a line in the opening hours, as they begin a sentence: `Mandag–fredag` or `Lørdag`. */
function daysLabel({ from, to }: OpeningHours): string {
  const days = to === undefined ? from : `${from}–${to}`;
  return capitalised(days);
}

/** The opening hours of a day or a group of days, as they are read. */
export interface DayHours {
  days: string;
  /** `07:00–16:00`, one for each span, or the text that stands instead, such as `Stengt`. */
  times: string[];
  /** Whether there are times to come at, and not a text alone. */
  open: boolean;
}

/** The opening hours by days: lines on the same days, as with a break at noon, belong together. */
export function hoursByDays(hours: readonly OpeningHours[]): DayHours[] {
  const groups = Map.groupBy(hours, daysLabel);
  return [...groups].map(([days, lines]) => ({
    days,
    times: lines.map(({ opens, closes, text }) => text ?? `${opens}–${closes}`),
    open: lines.some(({ opens }) => opens !== undefined),
  }));
}

/** All opening hours in one phrase: `mandag–fredag 07:00–16:00, lørdag etter avtale og søndag stengt`. */
export function hoursPhrase(hours: readonly OpeningHours[]): string {
  const format = new Intl.ListFormat('nb');
  return format.format(
    hoursByDays(hours).map(({ days, times }) => `${days} ${format.format(times)}`.toLowerCase()),
  );
}
