/** Keys of the stored choice (docs/specification.md). */
const consentKey = 'cookieConsent';
const consentDateKey = 'cookieConsentDate';

/** What a visitor can answer. */
export type Choice = 'accepted' | 'declined';

/** The stored choice; nothing where it is neither `true` nor `false`, or where the browser refuses storage. */
export function readStoredConsent(): Choice | undefined {
  try {
    const value = localStorage.getItem(consentKey);
    if (value === 'true') return 'accepted';
    return value === 'false' ? 'declined' : undefined;
  } catch {
    return undefined;
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
