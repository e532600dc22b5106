const format = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as `2026-11-20`, by the clock and time zone of the reader. */
export function isoDay(date: Date) {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The same day as Norwegians write it: `20. november 2026`. */
export function norwegianDay(isoDay: string) {
  const [year, month, day] = isoDay.split('-').map(Number) as [number, number, number];
  return format.format(new Date(year, month - 1, day));
}
