import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { listenToSettingsLinks } from './settingsLinks.ts';
import { type Consent, consentKey, readStoredConsent, storeConsent } from './storage.ts';
import {
  ask,
  begin,
  choose,
  consentMark,
  type ConsentState,
  follow,
  hideSettings,
  showSettings,
} from './transitions.ts';

/** Shared by all islands of the page. Starts empty, as in the prerendered HTML, until the browser has read its storage. */
export const $consent = atom<ConsentState>({ consent: null, open: null });

/** The state of consent; while the page hydrates, the state that its HTML was rendered with. */
export const useConsent = () => useStore($consent, { ssr: 'initial' });

/** Stores a yes, closes banner and dialog, and allows the map (specification, section 4). */
export const accept = () => decide('accepted');

/** Stores a no, closes banner and dialog, and takes the map away. */
export const decline = () => decide('declined');

/** Opens the dialog and closes the banner. */
export const openSettings = () => $consent.set(showSettings($consent.get()));

/** Closes the dialog without an answer. */
export const closeSettings = () => $consent.set(hideSettings($consent.get()));

/** Asks by the banner, whatever was answered before. */
export const askAgain = () => $consent.set(ask($consent.get()));

function decide(consent: Exclude<Consent, null>) {
  storeConsent(consent, new Date());
  $consent.set(choose(consent));
}

/** Takes over what is stored: at the start, when another tab answers, and when the browser brings back a frozen page. */
function listenToBrowser() {
  const read = () => $consent.set(follow($consent.get(), readStoredConsent()));
  $consent.set(begin(readStoredConsent()));
  $consent.subscribe((state) => {
    document.documentElement.dataset['consent'] = consentMark(state);
  });
  // `key` is null when everything was cleared.
  addEventListener('storage', ({ key }) => (key === null || key === consentKey) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
  listenToSettingsLinks(openSettings);
}

if (typeof document !== 'undefined') listenToBrowser();
