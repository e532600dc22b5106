import { hoursByDays } from '../../content/format.ts';
import type { HoursLine } from '../../content/schema/hours.ts';
import { weekdays } from '../../content/format.ts';

const indexOf = (day: string) => weekdays.findIndex((each) => each === day.toLowerCase());

/** When to call, a line for each group of consecutive days with the same hours. */
export function callingHours(hours: readonly HoursLine[]): string[] {
  const open = hours.filter(({ opens }) => opens !== undefined);
  const groups: { from: string; last: string; times: string }[] = [];
  for (const { days: label, times } of hoursByDays(open.length > 0 ? open : hours)) {
    const [from, last = from] = label.split('–') as [string, string?];
    const group = { from, last, times: times.join(' og ') };
    const before = groups.at(-1);
    if (before?.times === group.times && indexOf(from) === indexOf(before.last) + 1) before.last = last;
    else groups.push(group);
  }
  return groups.map(({ from, last, times }) => {
    const span = from === last ? from : `${from}–${last.toLowerCase()}`;
    return `${span} ${times.charAt(0).toLowerCase()}${times.slice(1)}`;
  });
}
