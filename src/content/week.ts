import type { HoursLine } from './schema/hours.ts';
import { capitalised } from './format.ts';
import { readTime } from './times.ts';
import { daysOf, weekdays } from './weekdays.ts';

/** The opening hours of a day: one span, two with a break, or a text. Empty if the day is not listed. */
export type Day = Omit<Partial<HoursLine>, 'from' | 'to'>[];

/** The opening hours day by day, Monday first. */
export const toWeek = (lines: readonly HoursLine[]): Day[] =>
  weekdays.map((day) =>
    lines.flatMap((line) => {
      const { from: _, to: __, ...hours } = line;
      return daysOf(line).includes(day) ? [hours] : [];
    }),
  );

/** The opening hours as lines: consecutive days with the same hours share theirs. */
export function toLines(week: readonly Day[]): HoursLine[] {
  const isSame = (one: number, other: number) => JSON.stringify(week[one]) === JSON.stringify(week[other]);
  const firstDays = [...week.keys()].filter((day) => day === 0 || !isSame(day - 1, day));
  return firstDays.flatMap((first, index) => {
    const last = (firstDays[index + 1] ?? week.length) - 1;
    const from = weekdays[first] ?? 'mandag';
    const to = last > first ? weekdays[last] : undefined;
    return (week[first] ?? []).map((hours) => ({ from, ...(to && { to }), ...hours }));
  });
}

/** Formats a day: `07:00–11:00, 12:00–16:00`, or `Stengt`. */
export const toText = (day: Day): string =>
  day.map(({ opens = '', closes = '', text }) => text ?? `${opens}–${closes}`).join(', ');

/** `07-16`, `kl. 7 til kl. 15.30`. */
const span = /^(?:kl\.? ?)?(\d[\d.:]*)\s*(?:-|–|—|til)\s*(?:kl\.? ?)?(\d[\d.:]*)$/i;

/** Parses a day; anything that is not hours is a text. */
export function readDay(written: string): Day {
  const text = written.trim();
  if (text === '') return [];
  const spans = text.split(/\s*(?:,|;|\bog\b)\s*/).map((part) => span.exec(part));
  if (spans.every((found) => found !== null))
    return spans.map(([, opens, closes]) => ({ opens: readTime(opens), closes: readTime(closes) }));
  return [{ text: capitalised(text) }];
}
