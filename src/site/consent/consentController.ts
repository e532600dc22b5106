import { announcements } from './messages.ts';
import { type Choice, readStoredConsent, storeConsent } from './storage.ts';

/** Id of the settings dialog. */
export const settingsId = 'samtykke-innstillinger';

/** Id of the live region that announces a stored answer. */
export const statusId = 'samtykke-status';

/** Id of the button in the footer, which links to the settings lead to. */
export const settingsAnchor = 'samtykkeinnstillinger';

/** Everything that answers or opens the settings. The attribute is the answer, or empty for the settings. */
const controls = `[data-consent-control],a[href="#${settingsAnchor}"]`;

/**
 * Time before an announcement, in milliseconds. When the dialog closes, the page returns to the accessibility
 * tree in hundreds of events, and Orca drops an announcement among them.
 */
const announcementDelay = 1500;

/**
 * Operates the banner, the dialog and the other controls of consent. It starts before the first paint, so
 * that no answer waits for a file. The state is `data-consent` on the root element, which CSS and the map
 * follow:
 *
 * - `unset`: the banner asks.
 * - `later`: the banner is closed without an answer, and asks again on the next page.
 * - `accepted`, `declined`: the answer.
 *
 * The page of a firm without a map does not have the attribute, and asks nothing.
 */
export function startConsentController() {
  const { dataset } = document.documentElement;
  if (!dataset['consent']) return;
  const settings = () => document.querySelector<HTMLDialogElement>(`#${settingsId}`);

  /** The state once the banner is closed. */
  const stateWithoutBanner = () => (dataset['consent'] === 'unset' ? 'later' : dataset['consent']);

  function show(state = 'unset') {
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
    show(stateWithoutBanner());
    const dialog = settings();
    if (!dialog) {
      // The page is still loading: the dialog is at its end.
      addEventListener('DOMContentLoaded', openSettings, { once: true });
      return;
    }
    dialog.showModal();
    closeHiddenSettings();
  }

  /** A dialog that an ad blocker hides would lock the page, and a phone has no Escape key to close it. */
  function closeHiddenSettings() {
    if (!settings()?.checkVisibility({ visibilityProperty: true })) settings()?.close();
  }

  /** Shows a choice that was stored or removed outside this page. Open settings stay open. */
  function syncWithStorage() {
    const stored = readStoredConsent();
    if ((stored ?? 'later') === stateWithoutBanner()) return;
    show(stored ?? (settings()?.open ? 'later' : 'unset'));
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
  // An ad blocker may also hide the dialog later.
  addEventListener('pointerdown', closeHiddenSettings);
  // Another tab has stored an answer.
  addEventListener('storage', syncWithStorage);
  addEventListener('pageshow', ({ persisted }) => {
    // Another page may have stored an answer while this one was in the back/forward cache.
    if (persisted) syncWithStorage();
  });
}
