import { settingsAnchor, settingsId } from './controls.ts';
import { type Choice, readStoredConsent, storeConsent } from './storage.ts';
import {
  begin,
  choose,
  consentMark,
  type ConsentState,
  follow,
  hideSettings,
  showSettings,
} from './transitions.ts';

/** A button's `data-consent-control` is the choice that it makes, or empty where it opens the settings. */
const controls = `[data-consent-control],a[href="#${settingsAnchor}"]`;

/**
 * Operates banner, dialog and every other control of consent from before the first paint, so that no answer waits for a file. The
 * state shows as `data-consent` on the root element, which CSS and the map follow. The page of a firm without a map has
 * no such attribute and no question.
 */
export function operateConsent() {
  const root = document.documentElement;
  if (!root.dataset['consent']) return;
  let state = begin(readStoredConsent());

  // The root element's own style follows a moment later: Chromium may style all of the page for it, which no press is to wait for.
  const markAsking = () => root.toggleAttribute('data-asking', state.open === 'banner');

  function show(next: ConsentState) {
    state = next;
    root.dataset['consent'] = consentMark(state);
    setTimeout(markAsking, 500);
    const dialog = document.querySelector<HTMLDialogElement>(`#${settingsId}`);
    if (!dialog) return;
    dialog.querySelector('input')!.checked = state.consent === 'accepted';
    if (state.open !== 'settings') dialog.close();
    else if (!dialog.open) dialog.showModal();
  }

  function answer(choice: Choice) {
    storeConsent(choice, new Date());
    show(choose(choice));
  }

  const read = () => show(follow(state, readStoredConsent()));
  show(state);
  markAsking();

  addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    const choice = control.dataset['consentControl'] as Choice | '' | undefined;
    if (choice) answer(choice);
    else show(showSettings(state));
  });
  addEventListener('change', ({ target }) => {
    const toggle = target as HTMLInputElement;
    if (toggle.role === 'switch') answer(toggle.checked ? 'accepted' : 'declined');
  });
  // Closed by its own control or by Escape. The event does not bubble, and other dialogs close too, which changes nothing here.
  addEventListener('close', () => show(hideSettings(state)), true);
  // Another tab has answered.
  addEventListener('storage', read);
  // The browser brings back a frozen page.
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}
