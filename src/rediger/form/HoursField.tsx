import { useState } from 'react';
import { type OpeningHours, weekdays } from '../../content/schema/hours.ts';
import { itemsAt } from '../../content/values.ts';
import { normalise } from '../normalise.ts';
import { type FieldProps, idOf, isWithin, useForm } from './context.ts';
import { Labelled } from './Labelled.tsx';
import { type Day, toLines, toWeek } from './week.ts';

/** The kinds of day, and what each begins as. */
const kinds = [
  { name: 'Åpent', start: [{ opens: '', closes: '' }] },
  {
    name: 'Åpent med pause',
    start: [
      { opens: '', closes: '' },
      { opens: '', closes: '' },
    ],
  },
  { name: 'Tekst', start: [{ text: 'Stengt' }] },
  { name: 'Vises ikke', start: [] },
] satisfies { name: string; start: Day }[];

const kindOf = (day: Day) => (day.length === 0 ? 3 : day[0]?.text !== undefined ? 2 : day.length > 1 ? 1 : 0);

/** The opening hours, day by day; the file gets as few lines as possible. */
export function HoursField(props: FieldProps) {
  const { field } = props;
  const form = useForm();
  // Kept beside the file: while a time is half typed, days that say the same must not become one line.
  const [week, setWeek] = useState<Day[]>([]);
  const [known, setKnown] = useState<unknown>();
  if (week.length === 0 || known !== props.value) {
    setKnown(props.value);
    setWeek(toWeek(itemsAt(props.value) as OpeningHours[]));
  }
  const change = (index: number, day: Day) => {
    const next = week.with(index, day);
    const lines = toLines(next);
    setWeek(next);
    setKnown(lines);
    form.set(field, lines);
  };
  const wrong = form.mistakes.filter(
    (issue) => isWithin(issue.field, field) && issue.field.length > field.length,
  );
  return (
    <Labelled {...props} required isGroup>
      {() => (
        <div className="week" id={idOf(field)} tabIndex={-1}>
          {week.map((day, index) => (
            <DayRow
              key={weekdays[index]}
              name={weekdays[index] ?? ''}
              day={day}
              onChange={(next) => change(index, next)}
              onLeave={() => form.leave(field)}
            />
          ))}
          {wrong.length > 0 && (
            <p className="mistake">
              Skriv klokkeslett som 07:00, og både når det åpner og når det stenger. Det stenger etter at det
              åpner.
            </p>
          )}
        </div>
      )}
    </Labelled>
  );
}

interface DayRowProps {
  name: string;
  day: Day;
  onChange: (day: Day) => void;
  onLeave: () => void;
}

function DayRow({ name, day, onChange, onLeave }: DayRowProps) {
  const cell = (index: number, part: 'opens' | 'closes' | 'text', label: string) => {
    const text = day[index]?.[part] ?? '';
    const write = (written: string) => onChange(day.with(index, { ...day[index], [part]: written }));
    const isTime = part !== 'text';
    return (
      <input
        className="input"
        aria-label={`${name}: ${label}`}
        autoComplete="off"
        inputMode={isTime ? 'numeric' : undefined}
        value={text}
        onFocus={({ target }) => isTime && target.select()}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          if (isTime) write(normalise({ kind: 'time' }, text));
          onLeave();
        }}
      />
    );
  };
  return (
    <div className="day" role="group" aria-label={name}>
      <span className="day-name">{name}</span>
      <select
        className="input"
        aria-label={`${name}: slag`}
        value={kindOf(day)}
        onChange={({ target }) => onChange(kinds[Number(target.value)]?.start ?? [])}
      >
        {kinds.map((kind, index) => (
          <option key={kind.name} value={index}>
            {kind.name}
          </option>
        ))}
      </select>
      {day.map((says, index) => (
        <div key={index} className="times">
          {says.text !== undefined ? (
            cell(index, 'text', 'tekst')
          ) : (
            <>
              {cell(index, 'opens', index > 0 ? 'åpner igjen' : 'åpner')}
              <span aria-hidden="true">–</span>
              {cell(index, 'closes', index > 0 ? 'stenger igjen' : 'stenger')}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
