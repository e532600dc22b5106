import clsx from 'clsx';

interface OpeningHoursProps {
  hours: readonly {
    days: string;
    /** Spans of time, or the text that stands instead. */
    times: readonly string[];
    /** Whether they are spans of time, which no line may break. */
    open: boolean;
  }[];
  /** The surface that the list lies on decides the colour of its joints. */
  ground: 'light' | 'dark';
}

const joints = { light: 'border-joint', dark: 'border-joint-inverse' };

/** The opening hours, one line for each day or group of days, with a joint above every line. */
export function OpeningHours({ hours, ground }: OpeningHoursProps) {
  return (
    <dl>
      {hours.map(({ days, times, open }) => (
        <div
          key={days}
          className={clsx('flex flex-wrap justify-between gap-x-4 border-t py-2', joints[ground])}
        >
          <dt>{days}</dt>
          <dd className={clsx('grid', open && 'whitespace-nowrap')}>
            {times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
