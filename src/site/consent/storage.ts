import { withStorage } from '../components/withStorage.ts';

/** Keys of the stored choice (docs/specification.md). */
const consentKey = 'cookieConsent';
const consentDateKey = 'cookieConsentDate';

export type Choice = 'accepted' | 'declined';

/** The stored choice; `undefined` for any other value, or where the browser refuses storage. */
export function readStoredConsent(): Choice | undefined {
  const value = withStorage(() => localStorage.getItem(consentKey));
  if (value === 'true') return 'accepted';
  return value === 'false' ? 'declined' : undefined;
}

/**
 * Stores a choice and its time (ISO 8601). Returns true if they are stored. If the browser refuses, an older
 * answer is removed, so that a withdrawn consent does not come back: a full disk still allows removing.
 */
export function storeConsent(choice: Choice, now: Date): boolean {
  const isStored = withStorage(() => {
    localStorage.setItem(consentKey, String(choice === 'accepted'));
    localStorage.setItem(consentDateKey, now.toISOString());
    return true;
  });
  if (!isStored)
    withStorage(() => {
      localStorage.removeItem(consentKey);
      localStorage.removeItem(consentDateKey);
    });
  return isStored === true;
}
