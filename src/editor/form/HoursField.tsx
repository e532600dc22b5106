import type { HoursLine } from '../../content/schema/hours.ts';
import { isSame, itemsAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { type ControlProps, idOf } from './fieldProps.ts';
import { Mistake } from './elements.tsx';
import { TypedArea } from './TypedArea.tsx';
import { readDay, toLines, toText, toWeek } from '../../content/week.ts';
import { weekdays } from '../../content/weekdays.ts';

/** The opening hours: a text for each day, with its mistake below it. */
export function HoursField({ value, field, attributes }: ControlProps) {
  const { set, mistakes } = useForm();
  const week = toWeek(itemsAt(value) as HoursLine[]);
  return weekdays.map((name, day) => {
    // For a line of several days, its first day.
    const mistake = mistakes.find((each) => isSame(each.field, [...field, name]));
    const id = idOf([...field, name]);
    return (
      <div key={name}>
        <label className="day">
          {name}
          <TypedArea
            rows={1}
            id={id}
            aria-invalid={mistake !== undefined}
            aria-describedby={mistake ? `${id}-feil` : attributes['aria-describedby']}
            value={toText(week[day] ?? [])}
            onWrite={(text) => set(field, toLines(week.with(day, readDay(text))))}
          />
        </label>
        {mistake && <Mistake id={`${id}-feil`}>{mistake.text}</Mistake>}
      </div>
    );
  });
}
