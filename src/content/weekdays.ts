/** The days of the week in order. */
export const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const;

export type Weekday = (typeof weekdays)[number];

/** The days from one to another; they may go on after Sunday. */
export function daysOf({ from, to = from }: { from: Weekday; to?: Weekday | undefined }) {
  const first = weekdays.indexOf(from);
  const last = weekdays.indexOf(to);
  if (last >= first) return weekdays.slice(first, last + 1);
  return [...weekdays.slice(first), ...weekdays.slice(0, last + 1)];
}
