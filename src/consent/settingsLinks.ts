const settingsLink = 'a[href="#samtykkeinnstillinger"]';

/** Lets any link to `#samtykkeinnstillinger`, such as the one in the privacy statement, open the settings. */
export function listenToSettingsLinks(openSettings: () => void) {
  document.addEventListener('click', (event) => {
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (inNewTab || !(event.target as Element).closest(settingsLink)) return;
    event.preventDefault();
    openSettings();
  });
}
