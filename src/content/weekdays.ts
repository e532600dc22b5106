/** The days of the week in order. */
export const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;

type Weekday = (typeof weekdays)[number];

/** The days of a line; a span may pass the end of the week. */
export function daysOf({ from, to = from }: { from: Weekday; to?: Weekday | undefined }) {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  if (last >= first) return weekdays.slice(first, last + 1);
  return [...weekdays.slice(first), ...weekdays.slice(0, last + 1)];
}
