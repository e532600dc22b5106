import { useEffect, useState } from 'react';
import { isoDate, norwegianDate } from './date.ts';

interface TodayProps {
  /** When the page was built, in milliseconds: what the HTML says before the script, and without scripts. */
  builtAt: number;
}

/** Today's date by the visitor's own clock (specification, section 2: the privacy page). */
export function Today({ builtAt }: TodayProps) {
  const [date, setDate] = useState(() => new Date(builtAt));
  useEffect(() => setDate(new Date()), []);
  return (
    // The build's time zone may not be the visitor's.
    <time dateTime={isoDate(date)} suppressHydrationWarning>
      {norwegianDate(date)}
    </time>
  );
}
