import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/** The screen that the address names: a content file, `endringer`, or nothing for the list of all. */
export const useRoute = () => useSyncExternalStore(subscribe, () => screenOf(location.hash));

/** An address that was typed or cut off, and cannot be decoded, shows the list. */
function screenOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#\/?/, ''));
  } catch {
    return '';
  }
}

export const linkTo = (screen: string) => `#/${screen}`;

/** Shows a screen, drawn when this returns. */
export const goTo = (screen: string) =>
  flushSync(() => {
    location.hash = linkTo(screen);
    // The browser's own event comes later.
    window.dispatchEvent(new Event('hashchange'));
  });
