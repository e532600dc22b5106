/** Keys of the stored choice (docs/specification.md). */
const consentKey = 'cookieConsent';
const consentDateKey = 'cookieConsentDate';

/** What a visitor can answer. */
export type Choice = 'accepted' | 'declined';

/** The visitor's choice; `null` while there is none (docs/specification.md: accepted, declined or unset). */
export type Consent = Choice | null;

/** Reads a stored value: anything but `true` and `false` counts as no choice. */
function parseConsent(value: string | null): Consent {
  if (value === 'true') return 'accepted';
  if (value === 'false') return 'declined';
  return null;
}

/** The stored choice, or `null` where there is none or where the browser refuses storage. */
export function readStoredConsent(): Consent {
  try {
    return parseConsent(localStorage.getItem(consentKey));
  } catch {
    return null;
  }
}

/**
 * Stores a choice and its time (ISO 8601). Where the browser refuses, the choice holds for this page only; an older answer
 * is removed, so that a withdrawn consent does not come back on the next page (a full disk refuses writing, not removing).
 */
export function storeConsent(choice: Choice, now: Date) {
  try {
    localStorage.setItem(consentKey, String(choice === 'accepted'));
    localStorage.setItem(consentDateKey, now.toISOString());
  } catch {
    forgetConsent();
  }
}

function forgetConsent() {
  try {
    localStorage.removeItem(consentKey);
    localStorage.removeItem(consentDateKey);
  } catch {
    // Storage is closed altogether: there is nothing to forget.
  }
}
