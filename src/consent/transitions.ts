import type { Choice, Consent } from './storage.ts';

/** What the page knows about consent, and which of its two surfaces lies open. */
export interface ConsentState {
  consent: Consent;
  open: 'banner' | 'settings' | null;
}

/** A page opens: the banner asks whoever has not answered. */
export const begin = (stored: Consent): ConsentState => ({
  consent: stored,
  open: stored === null ? 'banner' : null,
});

/** The visitor answers, in the banner or in the dialog: both close. */
export const choose = (consent: Choice): ConsentState => ({ consent, open: null });

/** The settings open, from wherever; the banner makes way for them. */
export const showSettings = (state: ConsentState): ConsentState => ({ ...state, open: 'settings' });

/** The settings close without an answer. The banner stays away: it has been seen, and asks again on the next page. */
export const hideSettings = (state: ConsentState): ConsentState =>
  state.open === 'settings' ? { ...state, open: null } : state;

/** What is stored changed outside this page. Settings that lie open here stay open and show the new value. */
export function follow(state: ConsentState, stored: Consent): ConsentState {
  if (stored === state.consent) return state;
  return state.open === 'settings' ? { ...state, consent: stored } : begin(stored);
}

/** `data-consent` on the root element: only `unset` shows the banner, `later` is a banner closed without an answer. */
export const consentMark = ({ consent, open }: ConsentState) =>
  open === 'banner' ? 'unset' : (consent ?? 'later');
