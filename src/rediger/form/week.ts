import { daysOf, type OpeningHours, weekdays } from '../../content/schema/hours.ts';

/** What a day says: its hours, two where there is a break, or a text instead. Empty: the day is not listed. */
export type Day = Omit<Partial<OpeningHours>, 'from' | 'to'>[];

/** The opening hours day by day, Monday first. */
export const toWeek = (lines: readonly OpeningHours[]): Day[] =>
  weekdays.map((day) =>
    lines.flatMap((line) => {
      const { from: _, to: __, ...says } = line;
      return daysOf(line).includes(day) ? [says] : [];
    }),
  );

/** Opening hours in as few lines as days that follow each other and say the same allow. */
export function toLines(week: readonly Day[]): OpeningHours[] {
  const same = (a: number, b: number) => JSON.stringify(week[a]) === JSON.stringify(week[b]);
  const starts = [...week.keys()].filter((day) => day === 0 || !same(day - 1, day));
  return starts.flatMap((start, index) => {
    const end = (starts[index + 1] ?? week.length) - 1;
    const [from = 'mandag', to] = [weekdays[start], end > start ? weekdays[end] : undefined];
    return (week[start] ?? []).map((says) => ({ from, ...(to && { to }), ...says }));
  });
}
