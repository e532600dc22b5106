import { Lock, X } from 'lucide';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { settingsAnchor, settingsId, statusId } from './consentController.ts';
import { dialogMessages as messages } from './messages.ts';

/**
 * The consent settings: a native modal dialog, so that the browser keeps the focus inside, closes on Escape
 * and returns the focus. The switch is a native checkbox. It answers at once and closes the dialog, as its
 * description says (WCAG 3.2.2).
 */
export function ConsentDialog() {
  return (
    <dialog id={settingsId} aria-labelledby="samtykkeinnstillinger-tittel" className="consent-dialog">
      <form method="dialog" className="consent-dialog-head">
        <h2 id="samtykkeinnstillinger-tittel" className="text-h3">
          {messages.title}
        </h2>
        <button type="submit" aria-label={messages.close} className="icon-button">
          <Icon glyph={X} />
        </button>
      </form>
      <div className="consent-dialog-body">
        <p className="note">
          {messages.choose} <span id="samtykke-lagres">{messages.savedAtOnce}</span> {messages.changeable}
        </p>
        <NecessaryStorage />
        <MapService />
      </div>
      <div className="consent-dialog-buttons">
        <Button variant="strong" data-consent-control="declined">
          {messages.declineAll}
        </Button>{' '}
        <Button variant="strong" data-consent-control="accepted">
          {messages.acceptAll}
        </Button>
      </div>
    </dialog>
  );
}

/** The storage that the site needs to work. It is always active, and so has no control. */
function NecessaryStorage() {
  return (
    <div className="consent-group">
      <div>
        <h3>{messages.necessary}</h3>
        <span className="note">
          <Icon glyph={Lock} />
          {messages.alwaysActive}
        </span>
      </div>
      <p className="note">{messages.storedAnswer}</p>
      <p className="note">{messages.storedDraft}</p>
    </div>
  );
}

/** The switch of the map. */
function MapService() {
  return (
    <div className="consent-group">
      <h3>{messages.functional}</h3>
      <label>
        {messages.map}
        <input
          type="checkbox"
          role="switch"
          aria-describedby="samtykke-kart samtykke-lagres"
          className="switch"
        />
      </label>
      <p id="samtykke-kart" className="note">
        {messages.mapText}
      </p>
    </div>
  );
}

/** Announces the answer after the dialog has closed. It is last on the page, where no reading starts. */
export const ConsentStatus = () => <p id={statusId} role="status" className="sr-only" />;

/**
 * Opens the settings from the footer, so that withdrawing is as easy as consenting (GDPR art. 7 no. 3).
 * Without scripts the wrapper is the target of links to the settings.
 */
export function ConsentButton() {
  return (
    <span id={settingsAnchor}>
      <button type="button" data-consent-control="" className="link-line consent-button">
        {messages.title}
      </button>
    </span>
  );
}
