import { focusMain } from '../components/focusMain.ts';
import { settingsId } from './consentController.ts';

/**
 * Gives the focus back to where it was when the banner hides with the button that has it, at once or once the
 * settings are closed. The browser would leave it on the body, far from a form that was being filled in.
 */
export function startBannerFocusController() {
  const banner = document.querySelector('.consent-banner');
  const settings = document.querySelector(`#${settingsId}`);
  let focusedBefore: Element | null = null;

  // Both come before the focus moves.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => {
      const focused = document.activeElement;
      if (!focused?.closest('.consent-banner, dialog')) focusedBefore = focused;
    });

  function giveBack() {
    const hadNoFocus = !focusedBefore || focusedBefore === document.body;
    if (hadNoFocus) return focusMain();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  }
  banner?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-control]')) giveBack();
  });
  settings?.addEventListener('close', () => {
    const focused = document.activeElement;
    // The browser may give it back to the button of the banner, which is hidden by now.
    const isLost = !focused || focused === document.body || !focused.checkVisibility();
    if (isLost) giveBack();
  });
}
