import { useEffect } from 'react';
import { openSettings } from './store.ts';

const settingsLink = 'a[href="#samtykkeinnstillinger"]';

/** Lets any link to `#samtykkeinnstillinger`, such as the one in the privacy statement, open the settings. */
export function useSettingsLinks() {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (inNewTab || !(event.target as Element).closest(settingsLink)) return;
      event.preventDefault();
      openSettings();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
}
