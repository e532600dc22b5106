const format = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as Norwegians write it, for example `20. november 2026`. */
export const norwegianDate = (date: Date) => format.format(date);

/** The same day for machines, for example `2026-11-20`, by the clock of the reader. */
export function isoDate(date: Date) {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
