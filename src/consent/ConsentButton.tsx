import { textLinkClass } from '../components/TextLink.tsx';
import { settingsAnchor } from './controls.ts';

/**
 * Opens the consent settings from the footer, so that withdrawing is as easy as consenting (GDPR art. 7 no. 3).
 * The wrapper is where links to `#samtykkeinnstillinger` lead without scripts.
 */
export function ConsentButton() {
  return (
    <span id={settingsAnchor}>
      <button type="button" data-consent-control="" className={textLinkClass('line', 'noscript:hidden')}>
        Samtykkeinnstillinger
      </button>
    </span>
  );
}
