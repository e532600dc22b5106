const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day as `2026-11-20`, by the clock and time zone of the reader. */
export const isoDay = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The same day as Norwegians write it: `20. november 2026`. By hand: `Intl` kept a phone from showing the page for 50 ms. */
export function norwegianDay(isoDay: string): string {
  const [year, month = 1, day] = isoDay.split('-').map(Number);
  return `${day}. ${months[month - 1]} ${year}`;
}
