import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/** The screen that the address names: a content file, `prosjekter`, `endringer`, or nothing for the list of all. */
export const useRoute = () =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.replace(/^#\/?/, '')));

/** Where a content file is edited. */
export const linkTo = (screen: string) => `#/${screen}`;
