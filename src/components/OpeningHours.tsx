import clsx from 'clsx';
import type { OpeningHours as OpeningHoursLine } from '../content/schema/firm.ts';
import { daysLabel, timesLabel } from '../content/format.ts';

interface OpeningHoursProps {
  hours: readonly OpeningHoursLine[];
  /** The surface that the list lies on decides the colour of its joints. */
  ground: 'light' | 'dark';
}

const joints = { light: 'border-joint', dark: 'border-joint-inverse' };

/** The opening hours, one line for each day or group of days, with a joint above every line. */
export function OpeningHours({ hours, ground }: OpeningHoursProps) {
  return (
    <dl>
      {hours.map((line) => (
        <div
          key={line.from}
          className={clsx('flex flex-wrap justify-between gap-x-4 border-t py-2', joints[ground])}
        >
          <dt>{daysLabel(line)}</dt>
          <dd className="whitespace-nowrap">{timesLabel(line)}</dd>
        </div>
      ))}
    </dl>
  );
}
