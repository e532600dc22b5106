import { announcements } from './messages.ts';
import { type Choice, readStoredConsent, storeConsent } from './storage.ts';

/** Id of the settings dialog. */
export const settingsId = 'samtykke-innstillinger';

/** Id of the live region that announces a stored answer. */
export const statusId = 'samtykke-status';

/** Id in the footer, the target of links to the settings without scripts. */
export const settingsAnchor = 'samtykkeinnstillinger';

/** A button's `data-consent-control` is the choice that it makes, or empty where it opens the settings. */
const controls = `[data-consent-control],a[href="#${settingsAnchor}"]`;

/**
 * In milliseconds. When the dialog closes, the page returns to the accessibility tree in hundreds of events,
 * and Orca drops an announcement that comes among them.
 */
const announcementDelay = 1500;

/** `unset`: the banner asks. `later`: it was closed without an answer, and asks again on the next page. */
const closeUnanswered = (state: string) => (state === 'unset' ? 'later' : state);

/**
 * Operates banner, dialog and other controls of consent from before the first paint, so that no answer waits
 * for a file. The state is `data-consent` on the root element, which CSS and the map follow. The page of a
 * firm without a map has no such attribute and asks nothing.
 */
export function startConsentController() {
  const { dataset } = document.documentElement;
  if (!dataset['consent']) return;
  const current = () => closeUnanswered(dataset['consent'] ?? '');
  const settings = () => document.querySelector<HTMLDialogElement>(`#${settingsId}`);

  function show(state: string) {
    dataset['consent'] = state;
    const toggle = settings()?.querySelector('input');
    if (toggle) toggle.checked = state === 'accepted';
  }

  function answer(choice: Choice) {
    const isStored = storeConsent(choice, new Date());
    show(choice);
    settings()?.close();
    setTimeout(() => {
      const status = document.querySelector(`#${statusId}`);
      if (status) status.textContent = isStored ? announcements[choice] : announcements.notStored;
    }, announcementDelay);
  }

  function openSettings() {
    show(current());
    const dialog = settings();
    // The dialog is the last part of a page that is still arriving.
    if (!dialog) return addEventListener('DOMContentLoaded', openSettings, { once: true });
    dialog.showModal();
    closeUnseenSettings();
  }

  /** An ad blocker may hide the dialog, which would lock the page behind it; a phone has no Escape. */
  function closeUnseenSettings() {
    if (!settings()?.checkVisibility({ visibilityProperty: true })) settings()?.close();
  }

  /** The stored choice changed outside this page. Open settings stay open and show the new value. */
  function syncWithStorage() {
    const stored = readStoredConsent();
    if ((stored ?? 'later') !== current()) show(stored ?? (settings()?.open ? 'later' : 'unset'));
  }

  show(readStoredConsent() ?? 'unset');

  addEventListener('click', (event) => {
    // The target of a click is always an element.
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    const choice = control.dataset['consentControl'];
    if (choice === 'accepted' || choice === 'declined') answer(choice);
    else openSettings();
  });
  addEventListener('change', ({ target }) => {
    // The dialog's checkbox alone has the role `switch`.
    const toggle = target as HTMLInputElement;
    if (toggle.role === 'switch') answer(toggle.checked ? 'accepted' : 'declined');
  });
  // It may be hidden after it was opened.
  addEventListener('pointerdown', closeUnseenSettings);
  // Another tab has answered.
  addEventListener('storage', syncWithStorage);
  // The page is back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && syncWithStorage());
}
