import type { HoursLine } from './schema/hours.ts';
import { capitalised } from './format.ts';
import { readTime } from './times.ts';
import { daysOf, weekdays } from './weekdays.ts';

/** A day's hours (two with a break), or a text instead. Empty: the day is not listed. */
export type Day = Omit<Partial<HoursLine>, 'from' | 'to'>[];

/** The opening hours day by day, Monday first. */
export const toWeek = (lines: readonly HoursLine[]): Day[] =>
  weekdays.map((day) =>
    lines.flatMap((line) => {
      const { from: _, to: __, ...says } = line;
      return daysOf(line).includes(day) ? [says] : [];
    }),
  );

/** Merges equal consecutive days into as few lines as possible. */
export function toLines(week: readonly Day[]): HoursLine[] {
  const same = (a: number, b: number) => JSON.stringify(week[a]) === JSON.stringify(week[b]);
  const starts = [...week.keys()].filter((day) => day === 0 || !same(day - 1, day));
  return starts.flatMap((start, index) => {
    const end = (starts[index + 1] ?? week.length) - 1;
    const [from = 'mandag', to] = [weekdays[start], end > start ? weekdays[end] : undefined];
    return (week[start] ?? []).map((says) => ({ from, ...(to && { to }), ...says }));
  });
}

/** Formats a day: `07:00–11:00, 12:00–16:00`, or `Stengt`. */
export const toText = (day: Day): string =>
  day.map(({ opens = '', closes = '', text }) => text ?? `${opens}–${closes}`).join(', ');

const span = /^(?:kl\.? ?)?(\d[\d.:]*)\s*(?:-|–|—|til)\s*(?:kl\.? ?)?(\d[\d.:]*)$/i;

/** Parses a day; anything that is not hours is a text. */
export function readDay(written: string): Day {
  const text = written.trim();
  const spans = text.split(/\s*(?:,|;|\bog\b)\s*/).map((part) => span.exec(part));
  if (!spans.every((found) => found !== null)) return text === '' ? [] : [{ text: capitalised(text) }];
  return spans.map(([, opens, closes]) => ({ opens: readTime(opens), closes: readTime(closes) }));
}
