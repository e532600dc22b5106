import { settingsAnchor } from './controls.ts';

/**
 * Opens the consent settings from the footer, so that withdrawing is as easy as consenting (GDPR art. 7 no. 3).
 * The wrapper is where links to `#samtykkeinnstillinger` lead without scripts.
 */
export function ConsentButton() {
  return (
    <span id={settingsAnchor}>
      <button
        type="button"
        data-consent-control=""
        className="inline-flex min-h-10 items-center underline decoration-1 underline-offset-[0.25em] hover:decoration-2 noscript:hidden"
      >
        Samtykkeinnstillinger
      </button>
    </span>
  );
}
