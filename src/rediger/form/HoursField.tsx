import { useState } from 'react';
import type { HoursLine } from '../../content/schema/hours.ts';
import { weekdays } from '../../content/weekdays.ts';
import { itemsAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import type { ControlProps } from './fieldProps.ts';
import { readDay, toLines, toText, toWeek } from './week.ts';

/** The opening hours, one text for each day. */
export function HoursField({ value, field, attributes }: ControlProps) {
  const { set } = useForm();
  // As it is typed; the file gets what it means.
  const [typed, setTyped] = useState<{ day: number; text: string }>();
  const week = toWeek(itemsAt(value) as HoursLine[]);
  return weekdays.map((name, day) => (
    <label key={name} className="grid grid-cols-[5rem_1fr] items-center">
      {name}
      <input
        className="input"
        aria-describedby={attributes['aria-describedby']}
        value={typed?.day === day ? typed.text : toText(week[day] ?? [])}
        onChange={({ target }) => {
          setTyped({ day, text: target.value });
          set(field, toLines(week.with(day, readDay(target.value))));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  ));
}
