import { hoursByDays } from '../../content/format.ts';
import type { Firm } from '../../content/schema/firm.ts';

/** The opening hours, one line for each day or group of days, with a divider above each. */
export function OpeningHours({ hours }: { hours: Firm['openingHours'] }) {
  return (
    <dl className="opening-hours">
      {hoursByDays(hours).map(({ days, times, open }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd data-open={open || undefined}>
            {times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
