import { announcements } from './messages.ts';
import { type Choice, readStoredConsent, storeConsent } from './storage.ts';

/** Id of the settings dialog. */
export const settingsId = 'samtykke-innstillinger';

/** Id of the live region that announces a stored answer. */
export const statusId = 'samtykke-status';

/** Id of the place in the footer where links to the settings lead without scripts. */
export const settingsAnchor = 'samtykkeinnstillinger';

/** A button's `data-consent-control` is the choice that it makes, or empty where it opens the settings. */
const controls = `[data-consent-control],a[href="#${settingsAnchor}"]`;

/** What the page knows: an answer, that the banner asks, or that it was put away and asks again on the next page. */
type ConsentMark = Choice | 'unset' | 'later';

/**
 * Operates banner, dialog and every other control of consent from before the first paint, so that no answer waits for a file. The
 * state is `data-consent` on the root element, which CSS and the map follow. The page of a firm without a map has no such
 * attribute and no question.
 */
export function startConsentController() {
  const root = document.documentElement;
  if (!root.dataset['consent']) return;
  const known = () => root.dataset['consent'] as ConsentMark;
  const settings = () => document.querySelector<HTMLDialogElement>(`#${settingsId}`);

  function show(mark: ConsentMark) {
    root.dataset['consent'] = mark;
    const toggle = settings()?.querySelector('input');
    if (toggle) toggle.checked = mark === 'accepted';
  }

  function answer(choice: Choice) {
    const isStored = storeConsent(choice, new Date());
    show(choice);
    settings()?.close();
    // Once the page is no longer inert behind the dialog; text that is there sooner is not announced.
    setTimeout(() => {
      const status = document.querySelector(`#${statusId}`);
      if (status) status.textContent = isStored ? announcements[choice] : announcements.notStored;
    }, 100);
  }

  /** The banner makes way for the settings, from wherever they are opened. */
  function openSettings() {
    show(unlessAsking(known()));
    settings()?.showModal();
  }

  /** What is stored changed outside this page. Settings that lie open here stay open and show the new value. */
  function follow() {
    const stored = readStoredConsent();
    if ((stored ?? 'later') === unlessAsking(known())) return;
    show(stored ?? (settings()?.open ? 'later' : 'unset'));
  }

  show(readStoredConsent() ?? 'unset');

  addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    const choice = control.dataset['consentControl'] as Choice | '' | undefined;
    if (choice) answer(choice);
    else openSettings();
  });
  addEventListener('change', ({ target }) => {
    const toggle = target as HTMLInputElement;
    if (toggle.role === 'switch') answer(toggle.checked ? 'accepted' : 'declined');
  });
  // Another tab has answered.
  addEventListener('storage', follow);
  // The browser brings back a frozen page.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

const unlessAsking = (mark: ConsentMark) => (mark === 'unset' ? 'later' : mark);
