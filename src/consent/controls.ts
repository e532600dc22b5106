/** Id of the settings dialog. */
export const settingsId = 'samtykke-innstillinger';

/** Id of the place in the footer where links to the settings lead without scripts. */
export const settingsAnchor = 'samtykkeinnstillinger';
