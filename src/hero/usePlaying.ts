import { useEffect, useState } from 'react';

/** Chromium's estimate of the connection; other browsers have none. */
interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

/**
 * Whether the hero rotates. It starts paused for those who want less motion (WCAG 2.2.2, 2.3.3) or less data;
 * the button starts it all the same.
 */
export function usePlaying() {
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    const { connection } = navigator as SavingNavigator;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) setPlaying(false);
  }, []);
  return [playing, setPlaying] as const;
}
