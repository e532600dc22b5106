const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A local date as `2026-11-20`. */
export const isoDay = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** `20. november 2026`. Not with `Intl`, which blocked the first paint of a phone for 50 ms. */
export function norwegianDay(isoDay: string): string {
  const [year, month = 1, day] = isoDay.split('-').map(Number);
  return `${day}. ${months[month - 1]} ${year}`;
}
