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

/** What follows the organisation number: `, Foretaksregisteret`; `MVA` is part of the number (merverdiavgiftsloven § 15-10). */
export const registerSuffix = ({ register }: Firm) =>
  register === undefined ? '' : `${/^MVA\b/.test(register) ? ' ' : ', '}${register}`;

/** `a, b eller c`. */
export const choice = (items: readonly string[]) =>
  new Intl.ListFormat('nb', { type: 'disjunction' }).format(items);

/** A text that begins a sentence. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The opening hours by days, as they are read: lines on the same days, as with a break at noon, belong together. `times` are
 * `07:00–16:00`, one for each span, or the text that stands instead, such as `Stengt`; then it is not `open`.
 */
export function hoursByDays(hours: readonly OpeningHours[]) {
  const daysOf = ({ from, to = from }: OpeningHours) => capitalised(to === from ? from : `${from}–${to}`);
  return [...Map.groupBy(hours, daysOf)].map(([days, lines]) => ({
    days,
    times: lines.map(({ opens, closes, text }) => text ?? `${opens}–${closes}`),
    open: lines.some(({ opens }) => opens !== undefined),
  }));
}

/** All opening hours in one phrase: `mandag–fredag 07:00–16:00, lørdag etter avtale og søndag stengt`. */
export function hoursPhrase(hours: readonly OpeningHours[]): string {
  const format = new Intl.ListFormat('nb');
  const phrases = hoursByDays(hours).map(({ days, times }) => `${days} ${format.format(times)}`);
  return format.format(phrases.map((phrase) => phrase.toLowerCase()));
}
