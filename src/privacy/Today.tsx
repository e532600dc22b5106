import { useSyncExternalStore } from 'react';
import { isoDay, norwegianDay } from './date.ts';

interface TodayProps {
  /** The day of the build as `2026-11-20`: what the HTML says before the script, and without scripts. */
  builtOn: string;
}

const neverChanges = () => () => {};

/** Today's date by the visitor's own clock (specification, section 2: the privacy page). */
export function Today({ builtOn }: TodayProps) {
  const today = useSyncExternalStore(
    neverChanges,
    () => isoDay(new Date()),
    () => builtOn,
  );
  return <time dateTime={today}>{norwegianDay(today)}</time>;
}
