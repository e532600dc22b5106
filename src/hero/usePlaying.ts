import { useState, useSyncExternalStore } from 'react';

/** Chromium's knowledge of the connection; other browsers have none. */
interface ConnectedNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const prefersStill = () =>
  matchMedia(reducedMotion).matches || (navigator as ConnectedNavigator).connection?.saveData === true;

/**
 * Whether the hero rotates, and what changes it. It stands still from the start for those who want less motion
 * (WCAG 2.2.2) or less data; the visitor's own choice comes before both.
 */
export function usePlaying(): [boolean, (playing: boolean) => void] {
  const still = useSyncExternalStore(subscribe, prefersStill, () => false);
  const [choice, setChoice] = useState<boolean | null>(null);
  return [choice ?? !still, setChoice];
}
