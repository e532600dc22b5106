import { hoursByDays } from '../../content/format.ts';
import { type OpeningHours, weekdays } from '../../content/schema/hours.ts';

const days = (label: string) => label.toLowerCase().split('–') as (typeof weekdays)[number][];

/**
 * When to call, a line for each group of days. Days that follow each other with the same hours are one group, so that a card
 * is no longer than those beside it where somebody has written every day by itself.
 */
export function callingHours(hours: readonly OpeningHours[]): string[] {
  const open = hours.filter(({ opens }) => opens !== undefined);
  const groups: { from: string; last: string; times: string }[] = [];
  for (const { days: label, times } of hoursByDays(open.length > 0 ? open : hours)) {
    const [first, last] = [days(label)[0]!, days(label).at(-1)!];
    const before = groups.at(-1);
    const text = times.join(' og ');
    const follows =
      before && weekdays.indexOf(first) === weekdays.findIndex((day) => day === before.last) + 1;
    if (follows && before.times === text) before.last = last;
    else groups.push({ from: label.split('–')[0]!, last, times: text });
  }
  return groups.map(({ from, last, times }) => {
    const span = from.toLowerCase() === last ? from : `${from}–${last}`;
    return `${span} ${times.charAt(0).toLowerCase()}${times.slice(1)}`;
  });
}
