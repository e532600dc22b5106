import clsx from 'clsx';
import { hoursByDays } from '../content/format.ts';
import type { Firm } from '../content/schema/firm.ts';

/** The opening hours, one line for each day or group of days, with a divider above each. */
export function OpeningHours({ hours }: { hours: Firm['openingHours'] }) {
  return (
    <dl>
      {hoursByDays(hours).map(({ days, times, open }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 border-t border-divider py-2">
          <dt>{days}</dt>
          {/* Times never wrap; a text in their place may. */}
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
