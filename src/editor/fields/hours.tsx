import type { FieldNode } from '../../content/fieldTree.ts';
import type { HoursLine } from '../../content/schema/hours.ts';
import { isSame, itemsAt, textAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { Mistake } from '../elements.tsx';
import { getFieldId } from './fieldId.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { createPart } from './createPart.ts';
import { TypedArea } from './TypedArea.tsx';
import { formatDay, readDay, toLines, toWeek } from '../../content/week.ts';
import { weekdays } from '../../content/weekdays.ts';

function HoursInput({ value, field, attributes }: InputProps) {
  const { set, mistakes } = useForm();
  const week = toWeek(itemsAt(value) as HoursLine[]);
  return weekdays.map((name, day) => {
    // For a line of several days, its first day.
    const mistake = mistakes.find((each) => isSame(each.field, [...field, name]));
    const id = getFieldId([...field, name]);
    return (
      <div key={name}>
        <label className="day">
          {name}
          <TypedArea
            rows={1}
            id={id}
            aria-invalid={mistake !== undefined}
            aria-describedby={mistake ? `${id}-feil` : attributes['aria-describedby']}
            value={formatDay(week[day] ?? [])}
            onWrite={(text) => set(field, toLines(week.with(day, readDay(text))))}
          />
        </label>
        {mistake && <Mistake id={`${id}-feil`}>{mistake.text}</Mistake>}
      </div>
    );
  });
}

const listDays = (node: FieldNode) =>
  toWeek(itemsAt(node.value) as HoursLine[]).map((day, index) => {
    const name = weekdays[index] ?? '';
    return createPart(node, name, 'text', name, formatDay(day));
  });

/** The opening hours: lines in the file, and a text for each day in the form. */
export const hours: FieldKind = {
  Input: HoursInput,
  isGroup: true,
  isWhole: true,
  words: (node) =>
    listDays(node)
      .map(({ label, value }) => `${label} ${value || '(ingenting)'}`)
      .join('\n'),
  parts: listDays,
  stepTo: ({ value }) => textAt(value, 'from'),
};
