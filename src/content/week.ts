import type { HoursLine } from './schema/hours.ts';
import { capitalised } from './format.ts';
import { readTime } from './times.ts';
import { daysOf, type Weekday, weekdays } from './weekdays.ts';

/** The opening hours of a day: one span, two with a break, or a text. Empty if the day is not listed. */
export type Day = Omit<Partial<HoursLine>, 'from' | 'to'>[];

/** The opening hours day by day, Monday first. */
export const toWeek = (lines: readonly HoursLine[]): Day[] =>
  weekdays.map((day) =>
    lines.filter((line) => daysOf(line).includes(day)).map(({ from: _from, to: _to, ...hours }) => hours),
  );

/**
 * The opening hours as lines: consecutive days with the same hours share theirs.
 *
 * @param week seven days, Monday first
 */
export function toLines(week: readonly Day[]): HoursLine[] {
  const groups: { from: Weekday; to?: Weekday; day: Day }[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const day = week[index] ?? [];
    const last = groups.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(day)) last.to = weekday;
    else groups.push({ from: weekday, day });
  }
  return groups.flatMap(({ day, ...days }) => day.map((hours) => ({ ...days, ...hours })));
}

/** Formats a day: `07:00–11:00, 12:00–16:00`, or `Stengt`. */
export const formatDay = (day: Day): string =>
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
